/** Questions about emergency tax in a new job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMERGENCY_TAX_ES: Words = {
  'ie.ask.emergency-tax': {
    says: 'Puede pararlo hoy. Entre en myAccount de Revenue, abra Jobs and Pensions y añada el nuevo empleo. Revenue da a la empresa la tasa correcta, y la próxima paga suele devolver lo cobrado de más. Si dejó el empleo, pídalo con la declaración del año, en cuatro años. Revise sus tax credits.',
  },
}
