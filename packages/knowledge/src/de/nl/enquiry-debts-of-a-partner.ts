/** Questions about the debts of a husband, a wife or a parent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_NL: Words = {
  'de.ask-debt.spouse': {
    says: 'U bent de schulden van uw man, vrouw, ouders of volwassen kinderen niet schuldig als u niet zelf tekende. Hun schuldeisers kunnen niet aan uw loon of spaargeld komen. Uitzondering: dagelijkse aankopen voor het gezin tijdens het huwelijk. Betaal en teken niets; schrijf de firma één keer dat u niets schuldig bent. Bewaar bonnen: spullen in de gezamenlijke woning gelden als van uw partner. Schulden van een overledene zijn iets anders.',
  },
}
