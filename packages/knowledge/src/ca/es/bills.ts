/** The Spanish words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_WORDS: Words = {
  'ca.bill.want': { says: 'Busque la fecha en que quieren una respuesta.' },
  'ca.bill.reality': {
    says: 'Deben avisarle antes de cortar. La mayoría acepta un plan si usted llama primero.',
  },
  'ca.bill.who': {
    says: 'Las empresas de luz y gas siguen las reglas de la provincia. Las de teléfono e internet siguen reglas federales.',
  },
  'ca.bill.rights': {
    says: 'Puede comprobar la lectura, disputar la factura y pedir tiempo para pagar.',
  },
  'ca.bill.not-yet': {
    says: 'No pueden cortar el servicio de su casa sin un aviso escrito antes.',
  },
  'ca.bill.right-dispute': {
    says: 'Puede disputar una factura. Pague la parte con la que está de acuerdo.',
  },
  'ca.bill.right-ccts': {
    says: 'Con facturas de teléfono, internet o televisión, la CCTS ayuda gratis si la empresa no lo resuelve.',
  },
  'ca.bill.step-call': { says: 'Llame a la empresa antes de la fecha. Pida un plan de pagos.' },
  'ca.bill.step-check': { says: 'Compruebe la lectura, las fechas y el precio de la factura.' },
  'ca.bill.step-fund': {
    says: 'Pregunte en su provincia por fondos de ayuda para personas con pocos ingresos.',
  },
  'ca.bill.opt-plan': {
    says: 'Ofrezca una suma cada mes, además de la factura nueva.',
    title: 'Pedir un plan de pagos',
    cost: 'La suma que acuerde.',
    time: 'Antes de la fecha del corte.',
    risk: 'Si falla un pago, pueden cortar.',
    bestFor: 'Lo debe, pero no puede pagar todo de una vez.',
  },
  'ca.bill.opt-complain': {
    says: 'Primero a la empresa, luego al regulador o a la CCTS.',
    title: 'Reclamar',
    cost: 'Gratis.',
    time: 'Semanas.',
    risk: 'Bajo.',
    bestFor: 'La factura está mal.',
  },
  'ca.bill.right-regulator': {
    says: 'Una empresa de luz o gas debe seguir reglas que aprobó un regulador público. Reclame a la empresa, y luego gratis al regulador.',
  },
  'ca.bill.right-wireless-notice': {
    says: 'Antes de cortar un celular por falta de pago, deben avisarle 14 días antes y otra vez 24 horas antes.',
  },
}
