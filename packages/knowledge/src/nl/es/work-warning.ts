/** The Spanish words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ES: Words = {
  'nl.work-warning.want': {
    says: 'Su empresa le advierte por escrito. No está despedido.',
  },
  'nl.work-warning.reality': {
    says: 'Va a su expediente. Luego la empresa puede usarlo ante el juez. Conteste si es falso.',
  },
  'nl.work-warning.right-answer': {
    says: 'Puede contestar por escrito y pedir que conste en su expediente. La empresa debe actuar con lealtad (goed werkgeverschap).',
  },
  'nl.work-warning.right-chance': {
    says: 'Antes de un despido por mal trabajo debe tener una oportunidad real y ayuda. Una advertencia casi nunca basta.',
  },
  'nl.work-warning.step-answer': {
    says: 'Conteste en una semana: qué es cierto, qué no y por qué. Si firma, ponga «solo recibí» (voor ontvangst).',
  },
  'nl.work-warning.step-advice': {
    says: 'Pregunte al sindicato o al Juridisch Loket si la advertencia es justa.',
  },
}
