/** The German words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_DE: Words = {
  'au.kids.want': {
    says: 'Die Behörde setzt den Kindesunterhalt (child support) fest oder ändert ihn. Sehen Sie sich das Einkommen, die Nächte der Betreuung und die Daten an, mit denen sie rechnet.',
  },
  'au.kids.reality': {
    says: 'Es geht nach einer festen Rechnung aus Einkommen und Betreuung. Ist eine Tatsache falsch oder hat sie sich geändert, kann sich die Summe ändern.',
  },
  'au.kids.who': {
    says: 'Services Australia berechnet den Kindesunterhalt (child support) und treibt ihn ein.',
  },
  'au.kids.rights': {
    says: 'Sie können kostenlos Einspruch (objection) einlegen, meist binnen 28 Tagen. Danach kann ein Tribunal es prüfen.',
  },
  'au.kids.right-object': {
    says: 'Sie können Einspruch (objection) einlegen, binnen 28 Tagen, nachdem Sie die Entscheidung bekamen. Ein später Einspruch braucht einen guten Grund. Er ist kostenlos.',
  },
  'au.kids.right-change': {
    says: 'Ist Ihr Fall besonders, bitten Sie um eine Änderung der Berechnung (change of assessment). Gründe sind Kosten des Kindes oder Einkommen, das die Rechnung nicht zeigt.',
  },
  'au.kids.right-estimate': {
    says: 'Ist Ihr Einkommen um 15 % oder mehr gesunken, können Sie eine Schätzung (estimate) abgeben. Dann geht die Summe nach dem, was Sie jetzt verdienen.',
  },
  'au.kids.right-tribunal': {
    says: 'Scheitert der Einspruch, kann das Administrative Review Tribunal es prüfen. Bei den meisten Fällen um Kindesunterhalt ist das kostenlos.',
  },
  'au.kids.right-plan': {
    says: 'Sind Sie im Rückstand, bitten Sie um einen Plan. Die Behörde kann ohne Gericht Geld von Lohn, Steuererstattungen und Konten nehmen.',
  },
  'au.kids.step': {
    says: 'Prüfen Sie jede Tatsache in dem Bescheid. Ist eine falsch, rufen Sie die Behörde an. Bleibt sie stehen, legen Sie schriftlich Einspruch ein.',
  },
}
