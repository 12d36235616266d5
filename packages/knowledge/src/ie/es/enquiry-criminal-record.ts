/** Questions about what goes on a criminal record: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_ES: Words = {
  'ie.ask.fixed-charge-record': {
    says: 'No. Una multa (fixed charge) pagada a tiempo no es condena ni da antecedentes. Los puntos quedan tres años; el seguro puede preguntar. Si no paga, un juez puede condenarle. Puede salir en el control de la Garda (vetting), aunque casi siempre desaparecen las condenas de tráfico viejas y leves. Responda a lo que preguntan de verdad.',
  },
}
