/** Questions about Christmas pay or a bonus that is not paid: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHRISTMAS_PAY_ES: Words = {
  'de.ask-job.christmas-pay': {
    says: 'Mire el contrato, el convenio y el pasado. ¿Se pagó tres años seguidos sin decir «voluntario, sin derecho futuro»? Entonces casi siempre tiene derecho. Si también paga su trabajo, no se pierde por irse: cobra la parte de los meses trabajados. Solo un premio puro de lealtad puede exigir quedarse. Reclame pronto por escrito.',
    dependsOn: 'su contrato y para qué se pagaba',
  },
}
