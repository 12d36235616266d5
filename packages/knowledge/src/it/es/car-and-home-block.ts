/** A block on a car (fermo) or a charge on a home (ipoteca) for a tax debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_AND_HOME_BLOCK_WORDS: Words = {
  'it.public.want-block': {
    says: 'Avisan de que bloquearán su coche (fermo). Tiene 30 días para actuar.',
  },
  'it.public.deadline-car': {
    says: 'Tiene 30 días desde la notificación del aviso.',
    action: 'Pagar, pedir plazos, o mostrar que necesita el coche para trabajar',
    consequence: 'Pueden bloquear el coche (fermo).',
  },
  'it.public.right-work-car': {
    says: 'No pueden bloquear un coche que necesita para su trabajo o para una persona con discapacidad. Pruébelo en 30 días.',
  },
  'it.public.right-home': {
    says: 'Una carga sobre una vivienda pide una deuda de más de 20.000 € y 30 días de aviso. Su única vivienda donde vive no se puede vender.',
  },
}
