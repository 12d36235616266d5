/** Questions about resigning to follow a partner: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_WITH_A_PARTNER_ES: Words = {
  'fr.ask-work.resign-follow': {
    says: 'Casi siempre sí. Dimitir para seguir al cónyuge o pareja que se muda por un nuevo empleo es motivo legítimo (démission légitime). Guarde prueba de ese empleo y de la mudanza. Debe haber trabajado lo bastante, casi siempre seis meses en dos años. Dé el preaviso e inscríbase enseguida en France Travail. Si se niegan, pida una revisión por escrito.',
  },
}
