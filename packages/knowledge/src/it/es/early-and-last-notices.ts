/** The Spanish words of Italy: early notices of a mistake and the last warning before seizure. */
import type { Words } from '@plainletter/contracts/rule'

export const EARLY_AND_LAST_NOTICES_WORDS: Words = {
  'it.friendly.deadline': {
    says: 'Tiene 60 días desde que lo recibió para pagar con la sanción reducida. Por prudencia, contamos desde su fecha.',
    action: 'Pagar con la sanción reducida, pedir plazos, o escribir qué está mal',
    consequence: 'Se añade toda la sanción y sigue un aviso de cobro (cartella).',
  },
  'it.friendly.right-lower': {
    says: 'Si paga a tiempo, la sanción baja a un tercio, o a dos tercios tras un control de papeles (36-ter).',
  },
  'it.friendly.right-parts': {
    says: 'Puede pagar en hasta 20 partes, una cada tres meses. La primera vence en los mismos 60 días.',
  },
  'it.friendly.step-correct': {
    says: 'Si está mal, pida a la oficina que lo corrija antes del último día: por internet (CIVIS) o en ventanilla con sus papeles.',
  },
  'it.warning.deadline': {
    says: 'Este último aviso (intimazione) da cinco días. Pida un plan ya: eso detiene nuevos embargos.',
    action: 'Pagar, o pedir un plan a la recaudación (Riscossione)',
    consequence: 'Pueden embargar sueldo, cuentas o bienes.',
  },
  'it.warning.right-appeal': {
    says: 'Puede recurrir en 60 días si nunca recibió el aviso de cobro (cartella), o si la deuda prescribió después de ese aviso.',
  },
  'it.tax.right-more-time': {
    says: 'Si pide un acuerdo (accertamento con adesione) en los 60 días, el plazo para recurrir se para 90 días en la mayoría de los casos.',
  },
}
