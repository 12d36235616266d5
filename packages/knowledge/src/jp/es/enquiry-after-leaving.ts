/** Questions about health insurance after a job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AFTER_LEAVING_ES: Words = {
  'jp.ask.insurance-after-job': {
    says: 'Hay tres vías, compare. Una: seguir el seguro hasta dos años (任意継続): dos meses antes, solicitud en 20 días, paga ambas mitades con tope. Dos: el de la ciudad (国保) en 14 días: según el año pasado, mucho menos si la empresa le despidió. Tres: a cargo de un familiar, gratis, con pocos ingresos. Pida la cifra a la ciudad.',
  },
}
