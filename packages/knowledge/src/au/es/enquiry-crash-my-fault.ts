/** Questions of a driver without insurance who caused a crash: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_ES: Words = {
  'au.ask.crash-my-fault': {
    says: 'Si fue culpa suya, debe el coste justo de la reparación, no más de lo que valía el coche, y a menudo la grúa y un coche de alquiler. Pida dos presupuestos, fotos y prueba de propiedad. No firme una suma enseguida. Si no puede pagar, escriba cuánto puede: a menudo aceptan plazos pequeños. No ignore cartas ni demandas. Ayuda: 1800 007 007. Si la culpa fue de ambos, debe solo su parte.',
  },
}
