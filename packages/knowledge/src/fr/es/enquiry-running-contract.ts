/** Questions about contracts that run on: subscriptions, gym, phone and internet: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'fr.ask-buy.subscription': {
    says: 'Tras el plazo mínimo puede terminarlo, también por internet. Si la empresa no le avisó antes de renovar, puede terminarlo gratis en cualquier momento.',
    dependsOn: 'si corre aún un plazo mínimo',
  },
  'fr.ask-buy.telecom-year': {
    says: 'Una factura de teléfono o internet prescribe un año después de vencer, salvo que le demandaran antes. Cartas y llamadas de un cobrador no cambian nada. Escriba que está prescrita (L. 34-2), no pague ni reconozca nada. Lo ya pagado no vuelve. Los costes añadidos sin título no son suyos.',
  },
  'fr.ask-buy.gym-health': {
    says: 'Un contrato de gimnasio sin salida por un motivo serio de salud puede ser abusivo, y esa cláusula no le obliga. Envíe el certificado médico por carta certificada. Después acuda al mediador.',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: 'cuánto tiempo lleva el contrato',
    says: 'Ninguna permanencia supera 24 meses. Desde el mes 13 se va sin coste, o con el 20 % del resto como mucho si el teléfono era rebajado. Antes debe el resto del primer año. Los gastos añadidos deben constar en el contrato.',
  },
}
