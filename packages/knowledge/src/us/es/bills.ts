/** The Spanish words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_ES: Words = {
  'us.bill.want': {
    says: 'Quieren que pague una factura atrasada y pueden hablar de cortar el servicio.',
  },
  'us.bill.who': {
    says: 'Es una compañía que le vende un servicio. No es una corte.',
  },
  'us.bill.reality': {
    says: 'Las empresas de luz, gas y agua deben avisar antes de cortarle el servicio. En muchos estados no pueden hacerlo con mucho frío o calor.',
  },
  'us.bill.rights-summary': {
    says: 'Puede disputar la factura, pedir un plan de pagos y quejarse ante la comisión de su estado.',
  },
  'us.bill.right-commission': {
    says: 'Puede quejarse ante la comisión de servicios públicos (utility commission) de su estado. En la mayoría de los estados, una disputa a tiempo detiene el corte.',
  },
  'us.bill.right-public-utility': {
    says: 'Una ciudad o un condado que vende luz o agua debe decirle cómo disputar la cuenta antes de cortarle el servicio.',
  },
  'us.bill.right-city-code': {
    says: 'El código propio de la ciudad dice qué aviso se debe antes de un corte, quién puede tener un plan de pago y cómo apelar una cuenta.',
  },
  'us.bill.right-plain': {
    says: 'Una factura de teléfono debe ser clara, nombrar a cada empresa que le cobra y decir cómo disputarla.',
  },
  'us.bill.right-broadband': {
    says: 'Antes de contratar, la empresa de internet debe mostrar una etiqueta con el precio, los cargos, la velocidad y cualquier límite de datos.',
  },
  'us.bill.step-call': {
    says: 'Llame antes del día del corte. Pida un plan de pagos y protección por dificultades o por razones médicas.',
  },
  'us.bill.step-help': {
    says: 'Llame al 211 y pida LIHEAP, que ayuda con las facturas de calefacción y aire.',
  },
  'us.bill.step-check': {
    says: 'Revise el medidor, las fechas y si incluye una factura vieja de otra persona.',
  },
  'us.bill.option-plan': {
    says: 'Ofrezca lo que pueda mantener y pida que lo confirmen por escrito.',
    title: 'Pedir un plan de pagos',
    cost: 'Una parte cada mes',
    time: 'Antes del día del corte',
    risk: 'Si falta a un pago, el corte puede volver.',
    bestFor: 'La debe pero no puede pagarla toda de una vez.',
  },
  'us.bill.option-dispute': {
    says: 'Escriba qué está mal, con pruebas. Si no lo arreglan, vaya a la comisión de su estado (utility commission).',
    title: 'Disputar la factura',
    cost: 'Gratis',
    time: 'Antes del día de vencimiento',
    risk: 'Pague la parte con la que está de acuerdo.',
    bestFor: 'La suma o la persona está mal.',
  },
  'us.bill.option-help': {
    says: 'LIHEAP, el 211 y organizaciones de caridad locales pueden pagar parte de la factura.',
    title: 'Recibir ayuda para pagar',
    cost: 'Gratis',
    time: 'Llame hoy',
    risk: 'Ninguno.',
    bestFor: 'Sus ingresos son bajos o hay una persona enferma en casa.',
  },
}
