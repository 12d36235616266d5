/** The Spanish words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_ES: Words = {
  'au.bill.want': { says: 'Busque la fecha límite para responder.' },
  'au.bill.reality': {
    says: 'Deben ofrecer ayuda antes de cortarle el servicio. Llame antes de la fecha de la carta.',
  },
  'au.bill.who': {
    says: 'Una compañía (retailer) le vende la energía. Debe tener reglas de ayuda (hardship policy) y pertenecer a un defensor (ombudsman).',
  },
  'au.bill.rights': {
    says: 'Puede pedir un plan de pago, entrar en el programa de ayuda (hardship program) y disputar la factura.',
  },
  'au.bill.not-yet': {
    says: 'No pueden cortarle sin avisos por escrito. Tampoco en viernes, fin de semana o día festivo, ni mientras usted cumpla un plan.',
  },
  'au.bill.right-plan': {
    says: 'Si no puede pagar, una compañía de energía debe ofrecerle un plan de pago que se ajuste a lo que puede pagar.',
  },
  'au.bill.right-hardship': {
    says: 'Puede entrar en el programa de ayuda (hardship program). Mientras esté en él y lo cumpla, no pueden cortarle.',
  },
  'au.bill.right-tio': {
    says: 'Para teléfono e internet, el Telecommunications Industry Ombudsman ayuda gratis.',
  },
  'au.bill.vic': {
    says: 'En Victoria solo pueden cortarle como último recurso, después de toda la ayuda que indica el reglamento (code).',
  },
  'au.bill.step-call': {
    says: 'Llame ahora. Diga: «I am in hardship and I want a payment plan.» (Tengo dificultades para pagar y quiero un plan de pago.)',
  },
  'au.bill.step-concession': {
    says: 'Pregunte por descuentos (concessions), rebajas y ayudas de emergencia en su estado.',
  },
  'au.bill.step-check': { says: 'Compruebe la lectura del contador y las fechas de la factura.' },
  'au.bill.opt-plan': {
    says: 'Ofrezca cada dos semanas una suma que pueda mantener.',
    title: 'Pedir un plan de pago',
    cost: 'La suma acordada.',
    time: 'Antes de la fecha del corte.',
    risk: 'Si falla pagos, pueden actuar.',
    bestFor: 'Lo debe, pero no puede pagar de una vez.',
  },
  'au.bill.opt-ombudsman': {
    says: 'Quéjese primero a la empresa, luego al defensor de su estado.',
    title: 'Ir al defensor (ombudsman)',
    cost: 'Gratis.',
    time: 'De días a semanas.',
    risk: 'Bajo.',
    bestFor: 'La factura está mal, o amenazan con cortarle.',
  },
  'au.bill.right-telco': {
    says: 'Una empresa de teléfono o internet debe ofrecerle ayuda real para pagar. Un corte debe ser su último paso.',
  },
}
