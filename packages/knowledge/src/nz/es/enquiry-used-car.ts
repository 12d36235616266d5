/** Questions about a used car from a dealer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_ES: Words = {
  'nz.ask.as-is': {
    says: 'Sí, tiene derechos. Un concesionario no puede hacerle renunciar a la Consumer Guarantees Act si compra para usted. «As is» no vale. El coche debe estar bien para su edad y precio. Pida por escrito la reparación gratis. Si el fallo es grave, puede devolverlo por su dinero. El Motor Vehicle Disputes Tribunal decide hasta $100,000. Siga pagando el préstamo y avise a la financiera.',
  },
}
