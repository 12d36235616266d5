/** The Spanish words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_ES: Words = {
  'nz.bill.want': { says: 'Busque la fecha hasta la que quieren una respuesta.' },
  'nz.bill.reality': {
    says: 'Una empresa de luz debe intentar ayudar antes de cortarle. Llame antes de la fecha.',
  },
  'nz.bill.who': {
    says: 'Las empresas de luz deben seguir las Consumer Care Obligations y pertenecen a Utilities Disputes.',
  },
  'nz.bill.rights': {
    says: 'Puede pedir un plan de pago, preguntar si le va una tarifa más barata y disputar la factura.',
  },
  'nz.bill.not-yet': {
    says: 'No pueden cortarle la luz sin avisos escritos y sin intentar de verdad hablar con usted.',
  },
  'nz.bill.right-plan': {
    says: 'Tiene derecho a que le ofrezcan un plan de pago antes de cortarle.',
  },
  'nz.bill.right-medical': {
    says: 'Si alguien en casa depende de la luz por razones médicas, dígaselo. No pueden cortarle por una deuda.',
  },
  'nz.bill.right-udl': { says: 'Utilities Disputes mira gratis las quejas de luz, gas y agua.' },
  'nz.bill.right-tdr': {
    says: 'Para teléfono e internet, Telecommunications Dispute Resolution ayuda gratis.',
  },
  'nz.bill.step-call': { says: 'Llame ahora y pida un plan de pago.' },
  'nz.bill.step-winz': { says: 'Pregunte a Work and Income por ayuda con una factura de luz.' },
  'nz.bill.step-check': { says: 'Compruebe la lectura del contador y las fechas de la factura.' },
  'nz.bill.opt-plan': {
    says: 'Ofrezca una suma que pueda mantener.',
    title: 'Pedir un plan de pago',
    cost: 'La suma acordada.',
    time: 'Antes de la fecha.',
    risk: 'Si deja pagos, pueden actuar.',
    bestFor: 'Lo debe, pero no puede pagar de una vez.',
  },
  'nz.bill.opt-udl': {
    says: 'Primero a la empresa. Después de 20 días hábiles, vaya a Utilities Disputes.',
    title: 'Quejarse',
    cost: 'Gratis.',
    time: 'Semanas.',
    risk: 'Bajo.',
    bestFor: 'La factura está mal, o amenazan con cortarle.',
  },
  'nz.bill.right-scheme': {
    says: 'Una empresa de luz o gas debe pertenecer a un servicio de quejas gratuito (dispute scheme), Utilities Disputes.',
  },
  'nz.bill.right-guarantee': {
    says: 'La luz y el gas deben ser de calidad aceptable, y los servicios deben hacerse con cuidado.',
  },
}
