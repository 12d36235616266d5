/** The German words of the rows in ../rent-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CHARGES_WORDS: Words = {
  'fr.charges.want': {
    says: 'Ihr Vermieter hat die wirklichen Nebenkosten eines Jahres mit dem verglichen, was Sie gezahlt haben, und will den Rest.',
  },
  'fr.charges.want-check': {
    says: 'Sie dürfen es prüfen und die Belege verlangen, bevor Sie zahlen.',
  },
  'fr.charges.reality': {
    says: 'Die Belege dazu dürfen Sie sechs Monate lang einsehen. Nur Nebenkosten auf der gesetzlichen Liste zählen.',
  },
  'fr.charges.not-yet': {
    says: 'Niemand darf wegen dieses Briefes Geld nehmen. Dafür braucht es einen Titel (titre exécutoire), meist von einem Richter.',
  },
  'fr.charges.right-proof': {
    says: 'Die Abrechnung nach Kostenart muss einen Monat vor der Fälligkeit kommen. Die Belege müssen Ihnen sechs Monate offenstehen.',
  },
  'fr.charges.right-late': {
    says: 'Kommt die Abrechnung später als zum Ende des nächsten Jahres, dürfen Sie in zwölf Teilen zahlen.',
  },
  'fr.charges.right-three': {
    says: 'Nebenkosten, die älter als drei Jahre sind, können nicht mehr gefordert werden.',
  },
  'fr.charges.right-list': {
    says: 'Reparaturen am Gebäude und die eigenen Kosten des Vermieters müssen Sie nicht zahlen.',
  },
  'fr.charges.step-ask': {
    says: 'Verlangen Sie schriftlich die Belege und wie Ihr Anteil berechnet wurde.',
  },
  'fr.charges.step-compare': {
    says: 'Vergleichen Sie jede Zeile mit dem Vorjahr und der gesetzlichen Liste. Notieren Sie, was neu ist.',
  },
  'fr.charges.option-check': {
    says: 'Verlangen Sie zuerst die Belege und sagen Sie, dass Sie zahlen, was stimmt.',
    title: 'Die Belege verlangen und bestreiten',
    cost: 'Kostenlos',
    time: 'Binnen sechs Monaten',
    risk: 'Zahlen Sie rechtzeitig, was klar stimmt.',
    bestFor: 'Die Summe ist hoch oder nicht erklärt.',
  },
  'fr.charges.option-plan': {
    says: 'Bitten Sie darum, in Teilen zu zahlen, in zwölf, wenn die Abrechnung zu spät ist.',
    title: 'Um Zahlung in Teilen bitten',
    cost: 'Die Summe, in Teilen',
    time: 'Vor dem Tag im Brief',
    risk: 'Man kann Nein sagen, wenn die Abrechnung rechtzeitig kam.',
    bestFor: 'Die Summe stimmt, ist aber auf einmal zu hoch.',
  },
}
