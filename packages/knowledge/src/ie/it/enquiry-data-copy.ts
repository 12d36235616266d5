/** Questions about a copy of data: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_COPY_IT: Words = {
  'ie.ask.data-copy': {
    says: 'Sì. Chieda per iscritto una copia di tutti i dati su di Lei; è gratis e senza dare motivi. Devono rispondere entro un mese, o dire perché ne servono fino a due in più. Altrimenti reclami alla Data Protection Commission.',
  },
}
