/** Questions of a driver without insurance who caused a crash: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_ES: Words = {
  'au.ask.crash-my-fault': {
    says: 'Si fue culpa suya, debe el coste justo de la reparación, no más de lo que valía el coche, y a menudo la grúa y un coche de alquiler. Pida dos presupuestos, fotos y prueba de propiedad. No firme una suma enseguida. Si no puede pagar, escriba cuánto puede: a menudo aceptan plazos pequeños. No ignore cartas ni demandas. Ayuda: 1800 007 007. Si la culpa fue de ambos, debe solo su parte.',
  },
  'au.ask.crash-no-money': {
    says: 'No. Es una deuda y no un delito, nadie va a la cárcel por ella. No pueden quitarle su pago de Centrelink para cobrar. Pero no ignore la carta ni papeles del juzgado. Pida la factura, fotos, el informe del perito y prueba del dueño; solo debe un coste justo. Luego escriba de qué vive. Pida que lo perdonen u ofrezca una cuota pequeña que pueda mantener. Ayuda gratis: 1800 007 007.',
  },
}
