/** Questions about insurers, the health fund and bad treatment: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'de.ask-buy.insurance-no': {
    says: 'Pida por escrito la cláusula y las razones y envíe pruebas. Después el defensor del asegurado (Versicherungsombudsmann) decide gratis.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Opóngase (Widerspruch) en un plazo de un mes. Pida el informe médico. El juzgado social (Sozialgericht) es gratis.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Pida copia de su historial: es su derecho. Deje primero que lo arreglen. Su caja ayuda gratis con un informe, y la Schlichtungsstelle del colegio médico lo examina gratis. Puede pedir dinero por dolor y gastos, casi siempre tres años. Hable con un abogado antes de pagar o firmar.',
  },
}
