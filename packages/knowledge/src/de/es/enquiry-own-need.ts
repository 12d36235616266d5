/** Questions about a landlord who needs the home for the family (Eigenbedarf): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NEED_ES: Words = {
  'de.ask-home.own-need': {
    says: 'Haga que lo revisen. La carta debe decir quién necesita el piso y por qué. El plazo es de tres meses, seis tras cinco años, nueve tras ocho. Puede oponerse por dureza hasta dos meses antes del fin.',
  },
}
