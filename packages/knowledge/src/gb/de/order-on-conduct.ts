/** A community protection notice: conduct that harms others nearby. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL =
  'Sie haben 21 Tage für den Einspruch. Der Tag, an dem Sie die Anordnung bekommen, zählt als erster.'

export const ORDER_ON_CONDUCT_DE: Words = {
  'gb.order.conduct-no-guilt': {
    says: 'Kein Gericht hat Sie schuldig gesprochen. Halten Sie sich an die Anordnung, folgt nichts weiter.',
  },
  'gb.order.conduct-right-appeal': {
    says: 'Im Einspruch können Sie sagen, dass es nicht geschah, dass Sie es nicht waren oder dass zu viel verlangt wird.',
  },
  'gb.order.conduct-right-warned': {
    says: 'Sie müssen vorher schriftlich gewarnt worden sein und Zeit bekommen haben, etwas zu ändern.',
  },
  'gb.order.conduct-right-fair': {
    says: 'Verlangt werden darf nur, was vernünftig ist, um den Schaden für andere zu beenden, und nur, was Sie selbst in der Hand haben.',
  },
  'gb.order.conduct-pause': {
    says: 'Läuft ein Einspruch, gelten Verbote weiter. Was Sie tun sollen, kann warten.',
  },
  'gb.order.conduct-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Den Einspruch an das Gericht schicken',
    consequence: 'Danach gilt die Anordnung, und ein Gericht fragt nicht mehr, ob sie richtig war.',
  },
  'gb.order.conduct-warning': {
    says: 'Wer die Anordnung ohne vernünftigen Grund bricht, begeht eine Straftat. Es drohen ein Bußgeld auf der Stelle oder eine Geldstrafe vom Gericht.',
  },
  'gb.order.conduct-step-keep': {
    says: 'Halten Sie sich ab jetzt daran, auch wenn Sie Einspruch einlegen. Schreiben Sie jeden Tag auf, was Sie getan haben.',
  },
  'gb.order.conduct-step-proof': {
    says: 'Bitten Sie schriftlich um die Warnung und die Beweise. Suchen Sie Menschen, die es gesehen haben.',
  },
  'gb.order.conduct-option-keep': {
    says: 'Tun Sie bis zu den genannten Tagen, was verlangt ist, und sagen Sie es dem Amt schriftlich.',
    title: 'Sich an die Anordnung halten',
    cost: 'Was die Änderung kostet.',
    time: 'So lange die Anordnung läuft.',
    risk: 'Sie kann lange laufen. Fragen Sie, wann sie endet.',
    bestFor: 'Sie ist fair oder leicht einzuhalten.',
  },
  'gb.order.conduct-option-appeal': {
    says: 'Rufen Sie heute das Gericht an und fragen Sie nach Formular und Gebühr. Nennen Sie Gründe und Beweise.',
    title: 'Beim Gericht Einspruch einlegen',
    cost: 'Eine Gebühr und oft Kosten, wenn Sie verlieren.',
    time: 'Einige Monate.',
    risk: 'Was verboten ist, bleibt inzwischen verboten.',
    bestFor: 'Sie ist falsch, zu weit oder kam ohne Warnung.',
  },
}
