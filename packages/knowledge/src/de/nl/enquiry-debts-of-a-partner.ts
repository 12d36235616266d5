/** Questions about the debts of a husband, a wife or a parent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_NL: Words = {
  'de.ask-debt.spouse': {
    says: 'U bent de schulden van uw partner, ouders of volwassen kinderen niet schuldig, tenzij u ook tekende. Uitzondering: dagelijkse aankopen voor het gezin in het huwelijk. Schrijf de firma één keer dat u niet tekende en niets schuldig bent. Bij een overledene is het anders: verwerp de erfenis op tijd.',
  },
}
