/** The Spanish words of the rows in ../administrative-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_BENEFIT_ES: Words = {
  'de.admin-benefit.deadline': {
    says: 'Tiene un mes desde el día en que le llegó la decisión. El final dice si debe oponerse o ir al tribunal.',
    action: 'Enviar su oposición (Widerspruch), o ir al tribunal si lo dice la carta (Klage)',
    consequence: 'La decisión queda firme, aunque esté mal.',
    service: 'una carta de una oficina cuenta como recibida el cuarto día tras el envío',
  },
  'de.admin-benefit.right-object': {
    says: 'Puede oponerse en un mes. En algunos estados se va enseguida al tribunal administrativo (Verwaltungsgericht).',
  },
  'de.admin-benefit.right-stops': {
    says: 'Una oposición a tiempo suele parar la devolución hasta que decidan.',
  },
  'de.admin-benefit.step': {
    says: 'Lea el final de la carta (Rechtsbehelfsbelehrung): dónde escribir, cómo y hasta cuándo. Guarde prueba del envío.',
  },
}
