/** The Spanish words of Japan: insurance and scam. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_ES: Words = {
  'jp.scam.false-page': {
    says: 'Una página falsa que toma su contraseña es un delito. No abra el enlace. Abra usted mismo la aplicación o web de verdad.',
  },
  'jp.insure.reality': {
    says: 'Es la opinión de la aseguradora. Puede preguntar otra vez y quejarse gratis.',
  },
  'jp.insure.right-three-years': {
    says: 'Puede reclamar durante tres años. Después el derecho puede terminar.',
  },
  'jp.insure.right-disclosure': {
    says: 'Si dicen que ocultó algo, debieron preguntarlo, y deben actuar en un mes desde que lo supieron. Un daño sin relación con ello debe pagarse igual.',
  },
  'jp.insure.right-pay-time': {
    says: 'Deben pagar en un tiempo justo para comprobar. Más tarde deben intereses.',
  },
  'jp.insure.step-review': {
    says: 'Quéjese a la aseguradora. Después use el órgano gratis de conflictos de seguros (金融ADR).',
  },
  'jp.scam.not-yet': {
    says: 'No le pasa nada si no contesta. Engañar a la gente por dinero es un delito.',
  },
  'jp.scam.right-unordered': {
    says: 'Los productos que nunca pidió se pueden tirar enseguida. No tiene que pagar.',
  },
  'jp.scam.right-freeze': {
    says: 'Si envió dinero, su banco puede parar la cuenta del estafador. Llame enseguida al banco y a la policía.',
  },
  'jp.scam.step-keep': {
    says: 'Guarde el mensaje, el número y la prueba de pago.',
  },
  'jp.bill.not-yet': {
    says: 'Deben decírselo por escrito antes de cortar la luz. Busque el día.',
  },
  'jp.bill.right-welfare': {
    says: 'Su municipio debe aconsejarle gratis cuando falta dinero, y puede ayudar con el alquiler y un presupuesto.',
  },
  'jp.bill.right-last-resort': {
    says: 'Si un vendedor termina su contrato, puede pedir luz a otro, y al final a la compañía de la zona.',
  },
  'jp.bill.step-check': {
    says: 'Compruebe el contador, el periodo y la tarifa de la factura.',
  },
}
