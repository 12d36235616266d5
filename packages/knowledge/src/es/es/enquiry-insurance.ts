/** Questions about insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'es.ask.insurance-no': {
    says: 'Pida el motivo por escrito y reclame a la aseguradora. Después reclame gratis ante la DGSFP. A los tres meses debe intereses altos.',
  },
  'es.ask.insurance-leave': {
    says: 'Escriba al seguro al menos un mes antes del vencimiento que no renueva. Debe avisarle de un cambio de precio dos meses antes. Si avisó tarde, aún puede rechazar el cambio por escrito.',
  },
  'es.ask.health-cover': {
    says: 'Solo debe responder a lo que le preguntaron. Sin una pregunta clara no pueden usarlo contra usted. Si lo olvidó de buena fe, pueden pagar menos, no nada. Reclame por escrito y luego gratis a la DGSFP.',
    dependsOn: 'qué le preguntó la aseguradora al firmar',
  },
}
