/** The Spanish words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_ES: Words = {
  'nz.cover.step-now': {
    says: 'Llame ahora a la aseguradora. Pregunte si la cobertura sigue cuando paga o envía lo que falta, y consígalo por escrito.',
  },
  'nz.cover.step-new': {
    says: 'Busque una cobertura nueva que empiece el mismo día, y responda a sus preguntas con la verdad.',
  },
  'nz.cover.right-reason': {
    says: 'Puede preguntar qué cláusula les deja terminarla y cuánto aviso le da, y pedir de vuelta la prima no usada.',
  },
  'nz.cover.right-scheme': {
    says: 'Si cree que está mal, quéjese a la aseguradora, después gratis a su servicio de quejas (dispute scheme).',
  },
  'nz.cover.warn-gap': {
    says: 'Cuando acaba la cobertura, usted paga toda pérdida. Si hay un préstamo sobre la casa o el coche, dígalo al prestamista.',
  },
}
