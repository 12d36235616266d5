/** The Spanish words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_ES: Words = {
  'au.cover.step-now': {
    says: 'Llame ahora a la aseguradora. Pregunte si la cobertura sigue cuando pague o envíe lo que falta, y pídalo por escrito.',
  },
  'au.cover.right-notice': {
    says: 'Una aseguradora puede terminar antes una póliza solo por motivos de la ley, y primero debe decírselo por escrito.',
  },
  'au.cover.right-instalment': {
    says: 'Por un plazo atrasado casi siempre puede cancelar solo cuando el pago lleva un mes de retraso, si la póliza lo dice. Puede negar reclamos después de 14 días.',
  },
  'au.cover.right-reasons': { says: 'Puede pedir los motivos por escrito.' },
  'au.cover.warn-gap': {
    says: 'Cuando termina la cobertura, usted mismo paga cualquier pérdida. Con un coche, un choque con otro coche puede costar muchísimo.',
  },
  'au.cover.step-new': {
    says: 'Busque una cobertura nueva que empiece el mismo día, y responda a sus preguntas con la verdad. Quéjese a la aseguradora, luego a la AFCA, si estuvo mal.',
  },
}
