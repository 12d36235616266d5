/** The Spanish words of the rows in ../enquiry-state-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_HOMES_ES: Words = {
  'us.ask-state.things-left': {
    says: 'Escriba hoy que quiere sus cosas, con una lista y un día para recogerlas. En muchos estados el dueño debe guardarlas un tiempo. Si ya no están, casi siempre puede demandar.',
  },
  'us.ask-state.home-tax': {
    says: 'Llame hoy al condado o ciudad. Pida un plan de pagos y menos impuesto por edad, discapacidad, pocos ingresos o ser veterano. Una venta por impuestos casi siempre tarda un año o más.',
  },
  'us.ask-state.park': {
    says: 'No se vaya enseguida. Casi todos los estados tienen una ley para estos parques: casi siempre hace falta una razón legal, aviso escrito y una corte. Llame a ayuda legal (legal aid) con el aviso.',
  },
  'us.ask-state.deposit-size': {
    says: 'Muchos estados limitan un depósito a uno o dos meses de renta, y algunos no ponen límite. Pida un recibo y tome fotos de cada cuarto el primer día.',
    dependsOn: 'la ley de su estado',
  },
  'us.ask-state.rest-of-loan': {
    says: 'No pague todavía. Algunos estados prohíben pedir el resto, y muchos dan solo meses para demandar. Pida los papeles de la venta y muéstrelos a ayuda legal (legal aid).',
    dependsOn: 'su estado, el tipo de venta y cuánto hace',
  },
  'us.ask-state.dues-behind': {
    says: 'Pida por escrito una cuenta completa y ofrezca un plan. En muchos estados las cuotas impagas son un gravamen (lien) y pueden llevar a una venta. Cada paso exige antes un aviso escrito.',
  },
}
