/** The Spanish words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_ES: Words = {
  'jp.debt.step-age': {
    says: 'Busque la fecha de su último pago antes de llamar. Si hace más de cinco años, pida consejo antes.',
  },
  'jp.debt.step-no-call': {
    says: 'No pague un poco ni prometa por teléfono. Eso puede hacer empezar de nuevo el tiempo.',
  },
  'jp.debt.step-check': {
    says: 'Compruebe la empresa. El Ministerio de Justicia tiene una lista de las empresas de cobros con licencia.',
  },
  'jp.debt.step-write': {
    says: 'Pida por escrito el contrato y una lista de todos los pagos.',
  },
  'jp.debt.step-plan': {
    says: 'Si la debe, un abogado o escribano judicial puede acordar un plan sin intereses nuevos (任意整理). Pregunte a Houterasu.',
  },
  'jp.debt.step-invoke': {
    says: 'Si es demasiado vieja, dígalo por carta certificada (内容証明郵便). Pida ayuda con las palabras.',
  },
  'jp.debt.step-harass': {
    says: 'Apunte cada llamada o visita. Llamar entre las 9 de la noche y las 8 de la mañana necesita una buena razón.',
  },
}
