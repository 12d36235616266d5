/** Unemployment benefit (NASpI) after a dismissal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_WORDS: Words = {
  'it.work.deadline-naspi': {
    says: 'Pida a INPS el paro (NASpI) en los 68 días tras el fin del empleo. Si lo pide en ocho días, empieza lo antes posible.',
    action: 'Pedir la NASpI por internet o en una oficina de ayuda (patronato)',
    consequence: 'Pierde la prestación.',
  },
  'it.work.right-naspi': {
    says: 'Puede tener el paro (NASpI) tras cualquier despido, con 13 semanas pagadas en algo más de cuatro años. También tras una falta grave (giusta causa).',
  },
  'it.work.step-naspi': {
    says: 'Vaya a una oficina de ayuda (patronato) o a INPS por internet para la NASpI. Si puede en ocho días, 68 como máximo.',
  },
}
