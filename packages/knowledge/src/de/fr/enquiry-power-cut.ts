/** Questions about a threat to cut off power or gas: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_WORDS: Words = {
  'de.ask-debt.power-cut': {
    says: 'Demandez aujourd’hui un plan (Abwendungsvereinbarung). Une coupure exige deux mois d’arriéré et 100 €, quatre semaines de menace et une lettre huit jours ouvrés avant.',
  },
}
