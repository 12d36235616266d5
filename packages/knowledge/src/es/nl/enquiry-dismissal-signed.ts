/** Questions about a dismissal letter that was signed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_SIGNED_NL: Words = {
  'es.ask.dismissed-signed': {
    says: 'Ja. Uw handtekening toont alleen dat u het papier kreeg, niet dat u akkoord gaat. U hebt 20 werkdagen vanaf het ontslag voor de verzoening (papeleta) en dan de rechter. Zaterdag en zondag tellen niet. Is het onterecht: 33 dagen loon per jaar of uw baan terug. Vraag het werkloosheidsgeld (paro) binnen 15 werkdagen. Een vakbond of gratis advocaat helpt.',
  },
}
