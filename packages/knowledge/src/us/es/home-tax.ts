/** The Spanish words of the rows in ../home-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_TAX_ES: Words = {
  'us.home-tax.right-surplus': {
    says: 'Si una casa se vende por impuestos, el condado solo puede quedarse con lo que usted debe. El resto es suyo.',
  },
  'us.home-tax.right-notice': {
    says: 'Antes de una venta por impuestos deben avisarle de verdad. Una carta devuelta no siempre basta.',
  },
  'us.home-tax.right-plan': {
    says: 'Pida a la oficina un plan y exenciones por su casa, edad, discapacidad o servicio militar. Algunas se pueden pedir tarde.',
  },
  'us.home-tax.step': {
    says: 'Llame a la oficina del condado antes de la próxima fecha. Pregunte cuánto debe, qué frena una venta, y pida un plan por escrito.',
  },
  'us.home-tax.option-plan': {
    says: 'Pague por partes con un plan, para que no haya venta.',
    title: 'Pedir un plan de pago',
    cost: 'El impuesto y los intereses',
    time: 'Antes de la próxima fecha',
    risk: 'Si falta un pago, el plan puede terminar.',
    bestFor: 'No puede pagarlo de una vez.',
  },
  'us.home-tax.ca': {
    says: 'En California casi siempre pasan cinco años antes de vender una casa por impuestos, y puede pagar en partes anuales.',
  },
  'us.home-tax.tx': {
    says: 'En Texas puede pedir un plan de al menos 12 meses por su casa. Con 65 años o discapacidad puede aplazar el impuesto.',
  },
  'us.home-tax.fl': {
    says: 'En Florida primero se vende un certificado. La venta de la casa solo puede pedirse tras dos años. Puede pagar hasta que alguien la pague del todo en la secretaría del tribunal (clerk).',
  },
  'us.home-tax.il': {
    says: 'En Illinois casi siempre tiene dos años y medio después de la venta de impuestos para pagar y quedarse con su casa.',
  },
  'us.home-tax.ny': {
    says: 'En gran parte de Nueva York tiene dos años desde el gravamen para pagar y quedarse con su casa. Algunos lugares ofrecen planes.',
  },
}
