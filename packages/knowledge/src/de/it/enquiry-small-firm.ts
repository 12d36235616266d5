/** Questions about a dismissal in a small firm: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_FIRM_IT: Words = {
  'de.ask-job.small-firm': {
    says: 'Con dieci persone o meno, di solito non serve un motivo; il part-time conta in parte. Lo stesso nei primi sei mesi. Ma servono carta, firma vera e tutto il preavviso. Donne incinte e persone con disabilità grave sono protette, e la vendetta è vietata. Anche contro questi errori ha solo tre settimane per il tribunale del lavoro.',
    dependsOn: 'il numero di persone e la Sua situazione',
  },
}
