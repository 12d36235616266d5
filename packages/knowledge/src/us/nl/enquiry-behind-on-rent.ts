/** Questions of tenants who are late with the rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BEHIND_ON_RENT_NL: Words = {
  'us.ask-home.rent-behind': {
    says: 'Zeg het uw verhuurder schriftelijk, bied een plan aan, en bel 211 voor hulp bij de huur. Alleen een rechter kan u bevelen te vertrekken. Bel de gratis rechtshulp (legal aid) als u een bericht krijgt.',
  },
}
