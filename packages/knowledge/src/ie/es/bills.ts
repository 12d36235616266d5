/** The Spanish words of Ireland: bills. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_ES: Words = {
  'ie.bill.want': {
    says: 'Busque la fecha hasta la que quieren respuesta.',
  },
  'ie.bill.reality': {
    says: 'Un proveedor debe ofrecerle un plan de pago antes de cortarle. Llame antes de la fecha.',
  },
  'ie.bill.who': {
    says: 'Los proveedores de energía siguen un manual del regulador, la CRU.',
  },
  'ie.bill.rights': {
    says: 'Puede pedir un plan, un contador de prepago (pay-as-you-go) y una revisión de la factura.',
  },
  'ie.bill.not-yet': {
    says: 'No pueden cortarle mientras hable con ellos y cumpla un plan.',
  },
  'ie.bill.right-plan': {
    says: 'Tiene derecho a un plan de pago que encaje con lo que puede pagar.',
  },
  'ie.bill.right-winter': {
    says: 'Si está inscrito como vulnerable, no pueden cortarle en los meses de invierno.',
  },
  'ie.bill.right-device': {
    says: 'Si depende de un aparato médico que necesita luz, nunca pueden cortarle por deudas.',
  },
  'ie.bill.right-comreg': {
    says: 'Con facturas de teléfono e internet, ComReg ayuda si la empresa no lo resuelve.',
  },
  'ie.bill.step-call': {
    says: 'Llame ahora y pida un plan de pago.',
  },
  'ie.bill.step-mabs': {
    says: 'Pida ayuda a MABS al 0818 07 2000, o a St Vincent de Paul.',
  },
  'ie.bill.step-welfare': {
    says: 'Pregunte al Community Welfare Officer por una ayuda de urgencia (Additional Needs Payment).',
  },
  'ie.bill.opt-plan': {
    title: 'Pedir un plan de pago',
    says: 'Ofrezca una cantidad que pueda mantener.',
    cost: 'La cantidad que acuerde.',
    time: 'Antes de la fecha.',
    risk: 'Si falla pagos, pueden actuar.',
    bestFor: 'Lo debe pero no puede pagar de una vez.',
  },
  'ie.bill.opt-cru': {
    title: 'Quejarse',
    says: 'Primero a la empresa, después a la CRU, o a ComReg si es de teléfono.',
    cost: 'Gratis.',
    time: 'Semanas.',
    risk: 'Bajo.',
    bestFor: 'La factura está mal.',
  },
  'ie.bill.right-regulations': {
    says: 'La empresa de energía debe tener una vía de queja gratis y solo puede cortar según las reglas.',
  },
  'ie.bill.right-telecom': {
    says: 'La empresa de teléfono debe cumplir su carta de clientes. ComReg puede resolver una disputa.',
  },
}
