/** Questions about Christmas pay or a bonus that is not paid: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHRISTMAS_PAY_IT: Words = {
  'de.ask-job.christmas-pay': {
    says: 'Guardi contratto, contratto collettivo e passato. Pagata tre anni di fila senza «volontaria, senza diritto per il futuro»? Allora di solito ne ha diritto. Se paga anche il lavoro, non si perde con le dimissioni: ha la parte dei mesi lavorati. Solo un puro premio fedeltà può chiedere di restare. La chieda presto per iscritto.',
    dependsOn: 'il contratto e per che cosa era pagata',
  },
}
