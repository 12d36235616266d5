/** The Spanish words of the rows in ../home-tax-and-license.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_TAX_AND_LICENSE_ES: Words = {
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
    says: 'En Florida primero se vende un certificado. La venta de la casa solo puede pedirse tras dos años, y puede pagar hasta entonces.',
  },
  'us.home-tax.il': {
    says: 'En Illinois casi siempre tiene dos años y medio después de la venta de impuestos para pagar y quedarse con su casa.',
  },
  'us.home-tax.ny': {
    says: 'En gran parte de Nueva York tiene dos años desde el gravamen para pagar y quedarse con su casa. Algunos lugares ofrecen planes.',
  },
  'us.license.right-hearing': {
    says: 'Casi nunca pueden quitarle la licencia antes de oírle. Pida la audiencia hasta la fecha del aviso.',
  },
  'us.license.va': {
    says: 'En Virginia ya no se suspende la licencia solo por multas sin pagar, desde julio de 2020.',
  },
  'us.license.ca': {
    says: 'En California ya no se suspende la licencia solo por multas de tránsito sin pagar, desde 2017.',
  },
  'us.license.ny': {
    says: 'En Nueva York ya no se suspende la licencia por multas de tránsito sin pagar. Puede pedir un plan según sus ingresos.',
  },
  'us.bill.nc-notice': {
    says: 'En Carolina del Norte la compañía debe escribir al menos 10 días antes de cortar. En invierno protege a algunos hogares con ancianos o discapacitados.',
  },
  'us.bill.ga-winter': {
    says: 'En Georgia una compañía regulada no puede cortar la calefacción con heladas, de mediados de noviembre a mediados de marzo, si acepta un plan.',
  },
  'us.license.want': {
    says: 'El estado quiere quitarle la licencia o el registro por un tiempo, desde el día del aviso.',
  },
  'us.license.step': {
    says: 'Pida la audiencia ya, como dice el aviso: a menudo detiene la suspensión. No maneje cuando haya empezado. Pregunte por una licencia limitada para el trabajo.',
  },
}
