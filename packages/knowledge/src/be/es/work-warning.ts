/** A written warning of an employer (avertissement, verwittiging): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_WORDS: Words = {
  'be.warning.right-rules': {
    says: 'La empresa solo puede dar las sanciones que su reglamento de trabajo nombra. Debe decírselo a más tardar el día laborable después de ver la falta.',
  },
  'be.warning.step-answer': {
    says: 'Responda por escrito si es falso o injusto, y pida que su respuesta vaya a su expediente. Enséñelo a su sindicato. Firmar solo significa que lo recibió.',
  },
}
