/** Questions about a default notice from a lender: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAULT_NOTICE_NL: Words = {
  'gb.ask-debt.default-notice': {
    says: 'Het is de laatste waarschuwing voor de geldgever het contract beëindigt, geen rechtbankpapier. U hebt minstens 14 dagen om het genoemde bedrag te betalen; dan is het in orde. Lukt dat niet, schrijf dan eerder met budget en aanbod en vraag de rente te stoppen. De default staat zes jaar. Bij een auto kan men hem willen halen. Gratis advies: 0808 808 4000.',
  },
}
