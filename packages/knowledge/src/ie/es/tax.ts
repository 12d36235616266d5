/** The Spanish words of Ireland: tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_ES: Words = {
  'ie.tax.want': {
    says: 'Mire si es una factura nueva, una cambiada, o un recordatorio para declarar.',
  },
  'ie.tax.reality': {
    says: 'Puede pedir pagar poco a poco, y puede recurrir si la cantidad está mal.',
  },
  'ie.tax.who': {
    says: 'La hacienda (Revenue) cobra impuestos, la Universal Social Charge y el impuesto de vivienda (Local Property Tax). Compruébelo en myAccount, no por un enlace.',
  },
  'ie.tax.rights': {
    says: 'Puede recurrir gratis ante la Tax Appeals Commission, y pedir un pago a plazos (phased payment).',
  },
  'ie.tax.not-yet': {
    says: 'La hacienda (Revenue) envía antes un requerimiento. Si llama y cumple un plan, casi siempre no va más lejos.',
  },
  'ie.tax.right-appeal': {
    says: 'Puede recurrir una liquidación en los 30 días después del aviso.',
  },
  'ie.tax.right-phased': {
    says: 'Puede pedir en línea un acuerdo de pago a plazos (phased payment arrangement).',
  },
  'ie.tax.right-review': {
    says: 'Puede pedir una revisión interna de cómo le trató la hacienda (Revenue).',
  },
  'ie.tax.appeal': {
    says: 'Tiene 30 días desde la fecha del aviso para recurrir.',
    action: 'Recurrir ante la Tax Appeals Commission, si no está de acuerdo',
    consequence: 'Un recurso tardío solo se acepta con una buena razón.',
  },
  'ie.tax.step-check': {
    says: 'Entre en myAccount y compruebe que la deuda está allí.',
  },
  'ie.tax.step-file': {
    says: 'Si falta una declaración, preséntela. Muchas veces baja la cantidad.',
  },
  'ie.tax.step-plan': {
    says: 'Si no puede pagar, pida un pago a plazos (phased payment) antes de que actúen.',
  },
  'ie.tax.opt-plan': {
    title: 'Pedir un pago a plazos',
    says: 'Enseñe sus ingresos y gastos y ofrezca una cantidad al mes.',
    cost: 'Los intereses siguen.',
    time: 'Antes de que actúen.',
    risk: 'Si falla un plazo, pueden actuar.',
    bestFor: 'Lo debe pero no puede pagar de una vez.',
  },
  'ie.tax.opt-appeal': {
    title: 'Recurrir',
    says: 'Envíe el formulario a la Tax Appeals Commission con sus razones.',
    cost: 'Gratis.',
    time: '30 días.',
    risk: 'Los intereses siguen si pierde.',
    bestFor: 'La cantidad está mal.',
  },
  'ie.tax.warn-force': {
    says: 'La hacienda (Revenue) puede usar un agente judicial (sheriff), o tomar dinero de su banco o su sueldo, sin juzgado. No lo ignore.',
  },
  'ie.tax.right-lpt': {
    says: 'Si sus ingresos son bajos puede aplazar el impuesto (LPT) y recurrir un valor equivocado.',
  },
  'ie.tax-collected.right': {
    says: 'Es un impuesto: Revenue puede, sin juez, enviar un sheriff o tomarlo del sueldo o la cuenta. Pida ya plazos (phased payment) en myAccount o ROS. Si la suma está mal, se puede recurrir una liquidación en 30 días. El interés corre cada día.',
  },
  'ie.tax.know-interest': {
    says: 'Hay intereses por cada día de retraso del impuesto. Revenue puede acordar pagos por partes, y no actúa mientras los cumpla.',
  },
}
