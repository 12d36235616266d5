/** The attempt to settle that must come before most court cases (MASC): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SETTLEMENT_ATTEMPT_WORDS: Words = {
  'es.debt.masc': {
    says: 'Desde el 3 de abril de 2025 deben intentar un acuerdo con usted (MASC) antes de casi todos los juicios. Esta carta puede ser ese intento.',
  },
  'es.debt.insight-answer-masc': {
    says: 'Si la carta ofrece negociar y usted no contesta, el juez puede tenerlo en cuenta para las costas.',
    actionable:
      'Conteste por escrito, aunque sea para decir que no. Diga por qué y proponga lo que pueda.',
  },
}
