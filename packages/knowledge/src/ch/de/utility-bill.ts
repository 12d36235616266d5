/** Bills for power, gas and water: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'ch.buy.bill-want': { says: 'Ein Lieferant will eine Rechnung bezahlt haben.' },
  'ch.buy.bill-check': {
    says: 'Prüfen Sie die Rechnung. Bieten Sie Raten an, wenn Sie nicht alles zahlen können.',
  },
  'ch.buy.bill-right': { says: 'Sie können Zählerstand und Berechnung verlangen.' },
  'ch.buy.bill-plan': {
    title: 'Ratenplan',
    says: 'Bieten Sie einen Monatsbetrag.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Anruf.',
    risk: 'Halten Sie ihn ein.',
    bestFor: 'Sie schulden es.',
  },
}
