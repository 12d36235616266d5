/** Rates in Northern Ireland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RATES_NORTHERN_IRELAND_ES: Words = {
  'gb.council-tax.ni-rates': {
    says: 'En Irlanda del Norte hay rates, no council tax. La oficina que cobra los rates envía la factura. No es una empresa privada.',
  },
  'gb.council-tax.ni-wants': { says: 'Quieren rates sin pagar. Puede pedir pagar a plazos.' },
  'gb.council-tax.ni-step-call': {
    says: 'Llame hoy a Land & Property Services y pida un plan de pago.',
  },
  'gb.council-tax.ni-step-help': {
    says: 'Pregunte por ayuda con los rates por ingresos bajos, discapacidad o por vivir solo siendo mayor.',
  },
  'gb.council-tax.ni-option-plan': {
    says: 'Ofrezca una cantidad que pueda mantener.',
    title: 'Pedir un plan de pagos',
    cost: 'Lo que pueda pagar',
    time: 'Una llamada',
    risk: 'Si deja de pagar, pueden ir al juzgado.',
    bestFor: 'La debe y puede pagar poco a poco.',
  },
  'gb.council-tax.ni-rights': {
    says: 'Si paga la parte atrasada en un plazo de 7 días desde un recordatorio, conserva su plan mensual. Tras un último aviso (final notice) tiene 10 días.',
  },
  'gb.council-tax.ni-reality': {
    says: 'Si no acuerda un plan, pueden llevarle al juzgado y añadir costes. Incluso tras un último aviso (final notice) puede pedir un plan.',
  },
  'gb.council-tax.ni-cannot': {
    says: 'Nadie puede tomar bienes o sueldo por rates hasta que un juzgado dé una orden y una oficina de ejecución actúe.',
  },
  'gb.council-tax.ni-step-advice': { says: 'Pida ayuda gratuita a Advice NI en el 0800 915 4604.' },
  'gb.council-tax.ni-option-help': {
    says: 'Un asesor puede ver qué ayuda le corresponde y hablar por usted.',
    title: 'Pedir consejo gratuito sobre deudas',
    cost: 'Gratis',
    time: 'Una llamada',
    risk: 'Las fechas siguen corriendo.',
    bestFor: 'Tiene otras deudas o no puede pagar.',
  },
  'gb.council-tax.ni-warning': {
    says: 'No deje pasar un último aviso (final notice). Se añaden costes judiciales, y su historial de crédito puede sufrir.',
  },
}
