/** The Spanish words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_ES: Words = {
  'au.credit.right-listing': {
    says: 'Pueden anotar un impago (default) solo si $150 o más llevan al menos 60 días de retraso. Antes deben llegar dos avisos por escrito.',
  },
  'au.credit.know-fourteen': {
    says: 'Un impago (default) no puede ir enseguida a su informe de crédito. Primero debe llegar el último aviso, y luego deben pasar 14 días.',
  },
  'au.credit.insight-old': {
    says: 'Una deuda demasiado vieja para el tribunal no se puede anotar como impago (default).',
    actionable:
      'Si hay un impago anotado por error, pida a la empresa y a la agencia de crédito (credit bureau) que lo quiten.',
  },
}
