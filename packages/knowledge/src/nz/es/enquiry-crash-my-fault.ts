/** Questions of a driver without insurance who caused a crash: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_ES: Words = {
  'nz.ask.crash-my-fault': {
    says: 'Si fue culpa suya, debe el coste justo de la reparación, no más de lo que valía el coche, y a menudo la grúa y un coche de alquiler. Pida dos presupuestos, fotos y prueba de propiedad. No firme enseguida. Si no puede pagar, escriba cuánto puede: a menudo aceptan plazos pequeños. Si no hay acuerdo, decide el Disputes Tribunal sin abogados. Vaya a la vista. Ayuda: MoneyTalks 0800 345 123.',
  },
}
