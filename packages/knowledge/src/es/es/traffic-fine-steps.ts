/** The Spanish words of the rows in ../traffic-fine-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_WORDS: Words = {
  'es.fine.step-date': {
    says: 'Apunte el día que la recibió. Cuente 20 días. Compruebe matrícula, lugar y hora.',
  },
  'es.fine.step-real-town': {
    says: 'Compruebe la multa en la sede electrónica del ayuntamiento, o llame a un número que busque usted. No pague por un enlace de un SMS.',
  },
  'es.fine.step-real': {
    says: 'Compruebe la multa en la web de la DGT o en miDGT. La DGT no pide pagos con enlaces en mensajes.',
  },
  'es.fine.step-choose': {
    says: 'Decida: pagar la mitad o alegar con pruebas. Haga solo una cosa.',
  },
  'es.fine.step-points': {
    says: 'Mire si quita puntos. Para muchas personas los puntos importan más que el dinero.',
  },
  'es.fine.step-instalments': {
    says: 'Si no puede pagar pasado el plazo, pida un fraccionamiento a Hacienda o al ayuntamiento.',
  },
  'es.fine.step-wrong': {
    says: 'Diga qué está mal: no es su coche, ya vendido, otro lugar, sin foto, señal no visible.',
  },
}
