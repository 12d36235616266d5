/** Questions about the notice of a worker who leaves: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_ES: Words = {
  'be.ask.own-notice': {
    says: 'Si se va usted: una semana los tres primeros meses, luego dos. Contrato empezado desde el 1 de agosto de 2026: una semana durante seis meses. Desde seis meses tres, desde un año cuatro, desde 18 meses cinco. Desde dos años seis, desde cuatro siete, desde cinco nueve, desde seis diez. Desde siete doce, desde ocho 13. Empieza el lunes siguiente. Suele perder el paro, salvo una vez tras diez años.',
  },
}
