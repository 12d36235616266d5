/** The Spanish words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'es.debt.want': { says: 'Esta carta solo pide. Por sí sola no puede obligarle a pagar.' },
  'es.debt.want-public': {
    says: 'Una oficina pública le pide dinero. Puede embargar cuentas y sueldo sin pasar por un juez. Responda a tiempo.',
  },
  'es.debt.rights': {
    says: 'Usted puede pedir pruebas, negar la deuda u ofrecer lo que pueda pagar. Nadie puede amenazarle ni avergonzarle.',
  },
  'es.debt.reality': {
    says: 'Es una carta de una empresa, no de un juzgado. Nadie puede quitarle el sueldo ni sus cosas por esta carta.',
  },
  'es.debt.reality-title': {
    says: 'La carta habla de una sentencia o de una ejecución. Compruébelo primero. Con ella pueden embargar sueldo y cuentas.',
  },
  'es.debt.reality-court': {
    says: 'Parece un papel de un juzgado. Puede tener solo diez o 20 días hábiles para contestar. Vea hoy a un abogado o a la oficina del juzgado.',
  },
  'es.debt.no-seizure-yet': {
    says: 'Todavía no pueden embargarle el sueldo ni la cuenta. Antes tienen que ir al juzgado y ganar, o que usted no conteste al juzgado.',
  },
  'es.debt.old': {
    says: 'La mayoría de las deudas prescriben a los cinco años. Un pago, un reconocimiento o una reclamación que le llegue hace empezar de nuevo los cinco años.',
    learnMore:
      'Busque la fecha de su último pago y todas las cartas que recibió. Hágalo antes de llamar, pagar o firmar.',
  },
  'es.debt.right-proof': {
    says: 'Usted tiene derecho a ver pruebas. En un juicio, quien reclama dinero debe probar la deuda y su cantidad.',
  },
  'es.debt.right-data': {
    says: 'Usted tiene derecho a ver gratis los datos que tienen sobre usted. En general deben contestar en un mes.',
  },
  'es.debt.option-dispute': {
    title: 'Pedir que la prueben',
    says: 'Escriba y pida el contrato, las cantidades y la prueba de quién es el dueño. Diga qué está mal.',
    cost: 'Nada por correo electrónico. Un burofax cuesta algunos euros.',
    time: 'Una hora para escribir. La respuesta suele tardar semanas.',
    risk: 'Bajo, si no reconoce la deuda.',
    bestFor: 'No conoce la deuda, la cantidad parece mal o es antigua.',
  },
  'es.debt.option-negotiate': {
    title: 'Ofrecer lo que pueda pagar',
    says: 'Ofrezca una cantidad al mes, o una cantidad menor para terminar. Pida que paren los intereses.',
    cost: 'Lo que ofrezca. Nunca más de lo que pueda.',
    time: 'Una tarde para el presupuesto. La respuesta tarda unas semanas.',
    risk: 'Una oferta o un pago reconoce la deuda y los cinco años empiezan de nuevo.',
    bestFor: 'Debe el dinero y la deuda no es antigua.',
  },
  'es.debt.option-help': {
    title: 'Pedir ayuda gratuita',
    says: 'La oficina de consumo de su municipio (OMIC) o una asociación puede revisar la carta y ayudarle a escribir.',
    cost: 'Nada en la OMIC.',
    time: 'Una cita en unos días.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro o tiene más de una deuda.',
  },
  'es.debt.option-pay': {
    title: 'Pagar',
    says: 'Si la deuda es correcta y puede pagarla, pague por transferencia a una cuenta comprobada. Pida un justificante.',
    cost: 'La cantidad que debe.',
    time: 'Unos minutos.',
    risk: 'Es difícil recuperar un dinero pagado por error.',
    bestFor: 'La debe, la cantidad es correcta y puede pagar.',
  },
  'es.debt.insight-restart': {
    says: 'Un pago pequeño o reconocer la deuda puede hacer empezar de nuevo los cinco años.',
    actionable: 'Compruebe las fechas antes de pagar ni un euro.',
  },
  'es.debt.element-detail': {
    name: 'Un detalle claro de las cantidades',
    says: 'Una reclamación correcta separa la deuda, los intereses y los gastos.',
    ifMissing: 'Pida por escrito el detalle de cada cantidad y fecha.',
  },
}
