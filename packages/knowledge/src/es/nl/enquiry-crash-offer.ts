/** The Dutch words of the rows in ../enquiry-crash-offer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_OFFER_NL: Words = {
  'es.ask.crash-offer': {
    says: 'Nee, u hoeft niet te accepteren. Binnen drie maanden moet de verzekeraar een gemotiveerd aanbod doen met het medisch rapport. U mag het geld als deel nemen en de rest vorderen. U kunt de gerechtsarts (forense) vragen. Let op het ene jaar en teken geen finiquito.',
  },
}
