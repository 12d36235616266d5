/** Questions about a threat to cut off power or gas: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_ES: Words = {
  'de.ask-debt.power-cut': {
    says: 'Pida hoy un plan (Abwendungsvereinbarung). Un corte necesita dos meses de atraso y 100 €, una amenaza de cuatro semanas y una carta ocho días laborables antes.',
  },
}
