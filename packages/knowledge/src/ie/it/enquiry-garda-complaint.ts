/** Questions about a complaint against the gardaí: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_COMPLAINT_IT: Words = {
  'ie.ask.garda-complaint': {
    says: 'Reclami gratis a Fiosrú, il Police Ombudsman, entro un anno: su fiosru.ie o per posta (150 Upper Abbey Street, Dublin 1). Ha sostituito la GSOC ad aprile 2025. Scriva subito nomi o numeri, ora e luogo, veda un medico per le lesioni e chieda presto per iscritto le immagini. Se ci sono accuse, prima un avvocato; valuta anche il risarcimento.',
  },
}
