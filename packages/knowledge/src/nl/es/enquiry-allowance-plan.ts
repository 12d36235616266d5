/** Questions about paying an allowance back in parts: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_ES: Words = {
  'nl.ask.allowance-plan': {
    says: 'Sí. Casi siempre puede pagar en 24 meses. Si es demasiado, pida un plan personal (persoonlijke betalingsregeling) según ingreso y gastos fijos. ¿La suma está mal? Recurra también en seis semanas. Pídalo antes del último día y pida ayuda con deudas al municipio.',
  },
}
