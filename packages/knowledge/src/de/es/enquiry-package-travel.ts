/** Questions about stepping back from a package trip: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_ES: Words = {
  'de.ask-buy.package-tour': {
    says: 'Antes de empezar siempre puede cancelar, pero casi siempre paga un cargo que debe ser justo. Es gratis si hechos graves en el lugar impiden el viaje. Avise de los fallos allí enseguida y guarde pruebas. Luego puede pedir parte del precio durante dos años.',
    dependsOn: 'cuándo y por qué cancela, o qué falló',
  },
}
