/** Questions about paying an allowance back in parts: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_ES: Words = {
  'nl.ask.allowance-plan': {
    says: 'Sí. Casi siempre puede pagar en 24 meses. Si es demasiado, pida un plan personal (persoonlijke betalingsregeling) según ingreso y gastos fijos. ¿La suma está mal? Recurra también en seis semanas. Pídalo antes del último día y pida ayuda con deudas al municipio.',
  },
  'nl.ask.allowance-years': {
    says: 'Una ayuda fijada de forma definitiva casi nunca puede bajarse más de cinco años después del fin de su año. Para 2020 eso acabó el 31 de diciembre de 2025. Si Hacienda cambia luego sus ingresos, es otro caso. Una deuda fijada a tiempo aún se puede cobrar: cinco años desde el último día de pago, y un aviso los reinicia. Pida la fecha de la decisión. ¿Es errónea o tardía? Reclame en seis semanas.',
    dependsOn: 'cuándo y por qué se tomó la decisión',
  },
}
