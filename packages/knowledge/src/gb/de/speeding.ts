/** A notice of intended prosecution: who drove, the 14 days, and what proves the speed. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SPEEDING_DE: Words = {
  'gb.speed.want': {
    says: 'Die Polizei will wissen, wer gefahren ist. Sie kündigt auch an, dass der Fahrer vor Gericht kommen kann.',
  },
  'gb.speed.step': {
    says: 'Füllen Sie das Formular aus und schicken Sie es binnen 28 Tagen, mit Nachweis. Nennen Sie den Fahrer oder alles, was Sie wissen.',
  },
  'gb.speed.warning': {
    says: 'Nicht zu antworten ist selbst strafbar: sechs Punkte und bis zu £1,000. Das ist oft schlimmer als das Tempo selbst.',
  },
  'gb.speed.right-fourteen': {
    says: 'Die erste Mitteilung muss den Halter (registered keeper) meist binnen 14 Tagen erreichen. Kam sie später, holen Sie Rat, und schicken Sie das Formular trotzdem.',
  },
  'gb.speed.option-help': {
    title: 'Fragen, was folgt',
    says: 'Nach dem Formular kann die Polizei einen Kurs, eine feste Buße oder das Gericht wählen. Fragen Sie einen Anwalt, wenn der Führerschein in Gefahr ist.',
    cost: 'Kurs oder Buße, falls angeboten.',
    time: 'Das Formular dauert Minuten.',
    risk: 'Punkte bleiben jahrelang stehen.',
    bestFor: 'Sie sind gefahren oder wissen nicht, wer fuhr.',
  },
  'gb.speed.right-proof': {
    says: 'Allein auf die Meinung eines Zeugen darf Sie niemand wegen zu hohen Tempos verurteilen. Der Beweis ist meist eine Kamera oder ein Messgerät. Sie können bitten, ihn zu sehen.',
  },
}
