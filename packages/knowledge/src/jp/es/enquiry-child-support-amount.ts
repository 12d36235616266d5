/** How much is paid for a child of parents who live apart: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_SUPPORT_AMOUNT_ES: Words = {
  'jp.ask.child-support-how-much': {
    says: 'Deciden ustedes dos; la tabla de los tribunales (算定表) da el margen habitual. Va por los ingresos del año de ambos y el número y la edad de los niños. Está gratis en la web de los tribunales. Pongan el acuerdo por escrito, mejor ante notario (公正証書). ¿Sin acuerdo? Pida mediación (調停) al tribunal de familia; si falla, decide el juez. Pida pronto: casi siempre cuenta desde que lo pide.',
  },
}
