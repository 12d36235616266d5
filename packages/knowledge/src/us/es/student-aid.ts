/** The Spanish words of the rows in ../student-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_AID_ES: Words = {
  'us.public.right-aid': {
    says: 'Si pierde la ayuda por sus notas, la escuela debe decir cómo apelar si lo permite. Enfermedad o muerte en la familia son buenas razones.',
  },
  'us.public.right-forgive': {
    says: 'Los préstamos federales pueden borrarse tras diez años de servicio público, por discapacidad duradera o si la escuela cerró. Puede pedir un nuevo conteo.',
  },
  'us.public.right-private-loan': {
    says: 'Un prestamista privado debe demandarle antes de tomar su sueldo. Un préstamo viejo puede ser tarde para la corte según el estado.',
  },
  'us.loan.right-plan': {
    says: 'Antes de dejar de pagar, pida un plan según sus ingresos o una pausa. Si ya está en mora grave (default), puede salir con nueve pagos acordados.',
  },
  'us.loan.right-login': {
    says: 'Pedir la cancelación de préstamos federales es gratis en StudentAid.gov. Usar allí el acceso de otra persona por dinero es un delito federal. No lo dé a nadie.',
  },
}
