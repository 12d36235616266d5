/** The Spanish words of the rows in ../disability-reviews.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_REVIEWS_ES: Words = {
  'us.review.want': {
    says: 'El Seguro Social revisó su salud y quiere terminar sus beneficios.',
  },
  'us.review.right-keep': {
    says: 'Pídalo dentro de 10 días de recibir la carta y sus pagos pueden seguir durante la apelación. Si pierde, quizá deba devolverlos.',
  },
  'us.review.right-better': {
    says: 'Los beneficios casi siempre solo pueden terminar si hay pruebas de que su salud mejoró y puede trabajar. Tiene 60 días para apelar.',
  },
  'us.review.step': {
    says: 'Presente ya el formulario SSA-789 y escriba que quiere que sigan los pagos. Pida informes nuevos a sus médicos y ayuda a la asistencia legal (legal aid).',
  },
}
