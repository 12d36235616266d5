/** The Spanish words of the rows in ../licence-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_SUSPENSION_ES: Words = {
  'fr.suspension.want': {
    says: 'El prefecto suspende su permiso unos meses. Un juez aún decidirá sobre la infracción.',
  },
  'fr.suspension.warn': {
    says: 'No conduzca mientras dure. Es delito y la aseguradora puede no pagar.',
  },
  'fr.suspension.deadline': {
    says: 'Tiene dos meses para ir al tribunal administrativo. Si necesita el permiso para trabajar, pida una suspensión urgente.',
    action: 'Recurrir la suspensión',
    consequence: 'Dura hasta el final.',
  },
  'fr.suspension.right-end': {
    says: 'Cae si el juez le absuelve o impone menos. Su tiempo se descuenta de la del juez.',
  },
  'fr.suspension.step': {
    says: 'Compruebe los plazos: la orden suele llegar en 72 o 120 horas tras la retención. Pida pronto la cita médica.',
  },
}
