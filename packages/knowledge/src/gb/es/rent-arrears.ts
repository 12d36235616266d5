/** Letters about rent that is owed: what to do, rights and a plan. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_ES: Words = {
  'gb.rent.want': { says: 'Quieren que pague el alquiler, o que llame para acordar un plan.' },
  'gb.rent.step-statement': {
    says: 'Pida un extracto del alquiler (rent statement) y revise cada línea: cada semana, cada pago, cada ayuda. Los errores son frecuentes.',
  },
  'gb.rent.step-plan': {
    says: 'Responda antes de la fecha. Ofrezca el alquiler más una cantidad pequeña por semana que pueda mantener. Tenga el sí por escrito.',
  },
  'gb.rent.step-benefits': {
    says: 'Mire si recibe toda la ayuda posible para el alquiler. Si no le llega, pida al ayuntamiento (council) un pago extra de vivienda.',
  },
  'gb.rent.right-social': {
    says: 'Un ayuntamiento o una housing association debe hablar con usted antes de ir al juzgado. Debería buscar un plan que pueda pagar y ayudarle con las ayudas.',
  },
  'gb.rent.option-plan': {
    says: 'Envíe un presupuesto y ofrezca el alquiler más una cantidad de la deuda.',
    title: 'Ofrecer un plan para el atraso',
    cost: 'Lo que ofrezca.',
    time: 'Una tarde.',
    risk: 'Ofrezca solo lo que pueda mantener.',
    bestFor: 'Lo debe y puede pagar el alquiler desde ahora.',
  },
  'gb.rent.step-universal-credit': {
    says: 'Diga en su diario de Universal Credit que debe renta. Pregunte por qué tarda la parte de la renta y si puede ir directa al casero.',
  },
  'gb.rent.right-disabled': {
    says: 'Si usted o alguien en casa lleva mucho tiempo enfermo o tiene una discapacidad, dígaselo por escrito al ayuntamiento. Debe sopesarlo antes de actuar contra su vivienda.',
  },
  'gb.rent.hearing-go': {
    says: 'Vaya a la audiencia, aunque deba la renta. Muchas veces el juez puede dejarle quedarse si paga la renta y un poco más.',
  },
  'gb.rent.hearing-lawyer': {
    says: 'Llame ya a un abogado de vivienda gratuito (legal aid). Si no tiene, pida ese día en el tribunal el asesor de turno (duty adviser), sean cuales sean sus ingresos.',
  },
  'gb.rent.hearing-papers': {
    says: 'Envíe al tribunal su formulario de defensa si puede. Lleve la cuenta de la renta, pruebas de ingresos y ayudas, y una oferta que pueda cumplir.',
  },
  'gb.rent.right-hearing': {
    says: 'En la vista puede contar su versión al juez, aunque no haya enviado ningún formulario. Nadie gana un caso así solo porque usted no respondió.',
  },
  'gb.rent.hearing-not-yet': {
    says: 'No se vaya por su cuenta. Incluso con una orden solo los agentes del tribunal pueden echarle, y a veces un juez aún puede pararlo o retrasarlo.',
  },
  'gb.rent.order-not-yet': {
    says: 'Hay una orden del juzgado, pero aun así solo un agente del juzgado puede sacarle de casa. Antes deben avisarle por escrito del día.',
  },
  'gb.rent.order-step': {
    says: 'Actúe hoy. Pague, si puede, la parte de la orden del juzgado que falta. Si no, llame, diga cuándo podrá, y escríbalo.',
  },
  'gb.rent.order-right': {
    says: 'Si no puede cumplir la orden, pida al juzgado que la cambie o que pare el desalojo, con el formulario N244. Envíe un presupuesto que pueda cumplir.',
  },
  'gb.rent.right-direct-payment': {
    says: 'Universal Credit puede pagar el alquiler directamente al propietario, y también una parte de lo atrasado. Puede pedirlo, o decir que le quedaría muy poco.',
  },
}
