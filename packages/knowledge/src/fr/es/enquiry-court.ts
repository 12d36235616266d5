/** Questions about orders to pay, the small claims procedure, lawyers and a claim of one's own: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'fr.ask-debt.order-to-pay': {
    says: 'Tiene un mes desde la notificación para oponerse (opposition), en la secretaría del tribunal que figura en la orden, allí o por carta certificada. Hasta 10.000 € no necesita abogado. ¿No se la entregaron a usted en persona? Entonces el mes empieza con el primer documento entregado a usted, o con el primer embargo. Un juez lo examina todo de nuevo. Un crédito al consumo impagado hace más de dos años suele llegar tarde. No firme antes ningún plan.',
  },
  'fr.ask-debt.court-lawyer': {
    says: 'Hasta 10.000 €, en casos de alquiler y en el tribunal laboral no lo necesita. Con ingresos bajos el Estado paga uno (aide juridictionnelle).',
    dependsOn: 'la suma y el tribunal',
  },
  'fr.ask-debt.legal-aid': {
    says: 'Pídala en justice.fr o en el tribunal antes de la vista. Paga todo o parte del abogado y los gastos.',
    dependsOn: 'sus ingresos, ahorros y familia',
  },
  'fr.ask-debt.small-claims': {
    says: 'Usted puede negarse. El silencio de un mes es un no. Si acepta, el acuerdo se puede ejecutar como una sentencia.',
  },
  'fr.ask-debt.claim-yourself': {
    says: 'Envíe un requerimiento con una fecha límite. Hasta 5.000 € debe intentar antes un conciliador gratuito. Después acuda al tribunal con un formulario (requête) o pida una orden de pago. No necesita abogado. Puede haber una contribución de 50 €; no con asistencia jurídica.',
  },
  'fr.ask-debt.court-contribution': {
    says: 'Desde el 1 de mayo de 2026 casi siempre quien demanda en el tribunal civil (tribunal judiciaire) o laboral (prud’hommes) paga 50 € en línea. Con justicia gratuita (aide juridictionnelle) no paga nada: pídala antes. Tampoco en sobreendeudamiento, juez de menores, tutela y otros. Si falta, la secretaría debe avisarle y tiene un mes. Quien pierde casi siempre la devuelve. El demandado no paga.',
  },
}
