/** The German words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_DE: Words = {
  'nz.kids.want': {
    says: 'Inland Revenue setzt den Unterhalt für das Kind (child support) fest oder ändert ihn. Sehen Sie sich das Einkommen, die Nächte der Betreuung und die benutzten Daten an.',
  },
  'nz.kids.reality': {
    says: 'Es geht nach einer festen Rechnung aus Einkommen und Betreuung. Ist eine Angabe falsch oder hat sie sich geändert, kann sich die Summe ändern.',
  },
  'nz.kids.rights': {
    says: 'Sie können kostenlos widersprechen (object) und eine Überprüfung (review) verlangen.',
  },
  'nz.kids.right-object': {
    says: 'Sie können schriftlich widersprechen (object). Der Brief nennt den letzten Tag, tun Sie es also bald. Kommt ein Nein, kann der Family Court entscheiden.',
  },
  'nz.kids.right-review': {
    says: 'Ist Ihr Fall besonders, verlangen Sie eine Überprüfung durch das Amt (administrative review). Es gibt zehn Gründe, etwa hohe Kosten für das Kind oder für den Kontakt.',
  },
  'nz.kids.right-estimate': {
    says: 'Ist Ihr Einkommen um 15 % oder mehr gefallen, können Sie darum bitten, dass eine Schätzung benutzt wird.',
  },
  'nz.kids.right-plan': {
    says: 'Sind Sie im Rückstand, bitten Sie um einen Plan. Inland Revenue kann dann Strafzuschläge (penalties) erlassen. Es kann Geld ohne Gericht vom Lohn nehmen.',
  },
  'nz.kids.step': {
    says: 'Prüfen Sie jede Angabe im Bescheid. Rufen Sie Inland Revenue wegen einer falschen an, und widersprechen Sie schriftlich, wenn sie bleibt.',
  },
}
