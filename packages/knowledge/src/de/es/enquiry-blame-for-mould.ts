/** Questions about a landlord who blames the tenant for mould: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_ES: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'No, no por decirlo sin más. El casero debe mostrar primero que no es el edificio, como una pared fría o una fuga. Solo entonces debe usted mostrar que calentó y ventiló normal. Dos o tres veces al día bastan. Niéguelo por escrito, con fotos y notas. Pida que se busque la causa y no pague la obra.',
  },
}
