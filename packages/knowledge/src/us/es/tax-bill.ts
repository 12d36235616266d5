/** The Spanish words of the rows in ../tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_BILL_ES: Words = {
  'us.tax.want-bill': {
    says: 'El IRS quiere impuestos sin pagar. La suma incluye el impuesto, los intereses hasta un día y las multas por el retraso.',
  },
  'us.tax.right-demand': {
    says: 'Tiene derecho a una cuenta que diga la suma. El IRS debe enviarla dentro de los 60 días después de registrar el impuesto.',
  },
  'us.tax.right-penalty': {
    says: 'La multa por pagar tarde es del 0.5% del impuesto al mes, como máximo el 25%. Se quita si usted muestra una buena razón. Con un plan y una declaración presentada a tiempo es la mitad.',
  },
  'us.tax.insight-interest': {
    says: 'Si paga dentro de los 21 días después de la cuenta, no se suman intereses por esos días. Desde $100,000 son 10 días hábiles.',
    actionable: 'Si puede, pague todo o una parte dentro de los 21 días desde la fecha del aviso.',
  },
  'us.tax.insight-interest-runs': {
    says: 'Los intereses corren desde el día en que se debía el impuesto hasta que usted paga, también con un plan. Cada pago los reduce.',
    actionable: 'Si solo discute una parte, pague ya el resto.',
  },
  'us.tax.not-yet-levy': {
    says: 'Una cuenta como esta no es un embargo (levy). El IRS debe escribir otra vez, al menos 30 días antes de tomar bienes.',
  },
}
