/** The Spanish words of Italy: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'it.debt.want': {
    says: 'Esta carta (sollecito o messa in mora) solo pide. Por sí sola no puede obligarle a pagar.',
  },
  'it.debt.want-public': {
    says: 'Una oficina pública o la recaudación fiscal (Riscossione) pide dinero. Puede quitarlo sin un juez, así que conteste a tiempo.',
  },
  'it.debt.rights': {
    says: 'Puede pedir pruebas, negar la deuda u ofrecer lo que pueda pagar. Nadie puede amenazarle ni avergonzarle.',
  },
  'it.debt.reality': {
    says: 'Es una carta de una empresa, no de un juzgado. Nadie puede quitarle el sueldo ni sus cosas por ella.',
  },
  'it.debt.reality-title': {
    says: 'La carta habla de una orden del juzgado o una sentencia. Compruébelo primero. Con una, pueden embargar sueldo y cuentas.',
  },
  'it.debt.no-seizure-yet': {
    says: 'Aún no pueden embargar su sueldo ni su cuenta (pignoramento). Antes necesitan una orden del juzgado, y luego un requerimiento formal (precetto).',
  },
  'it.debt.old': {
    says: 'Las deudas prescriben (prescrizione): a menudo diez años, cinco para alquiler y facturas periódicas, dos para luz, gas y agua. Una petición escrita reinicia el plazo.',
    learnMore:
      'Busque la fecha de su último pago y cada carta que recibió. Hágalo antes de llamar, pagar o firmar.',
  },
  'it.debt.right-proof': {
    says: 'Tiene derecho a ver pruebas. Ante el juez, quien reclama dinero debe probar la deuda y su cantidad.',
  },
  'it.debt.right-over-indebted': {
    says: 'Si no puede pagar todas sus deudas, un juzgado puede fijar un plan o borrarlas (sovraindebitamento). Una vez incluso sin nada que ofrecer.',
  },
  'it.debt.option-dispute': {
    title: 'Pedir que lo prueben',
    says: 'Escriba y pida el contrato, las cantidades y prueba del dueño de la deuda. Diga qué está mal.',
    cost: 'Una carta certificada cuesta unos euros. Un e-mail certificado (PEC) es más barato.',
    time: 'Una hora para escribir. Una respuesta tarda a menudo semanas.',
    risk: 'Bajo, si no reconoce la deuda.',
    bestFor: 'No conoce la deuda, la cantidad parece mal, o es antigua.',
  },
  'it.debt.option-negotiate': {
    title: 'Ofrecer lo que pueda pagar',
    says: 'Ofrezca una cantidad al mes, o una menor para cerrarla. Pida que paren los intereses.',
    cost: 'Lo que ofrezca. Nunca más de lo que pueda.',
    time: 'Una tarde para un presupuesto. Una respuesta en unas semanas.',
    risk: 'Una oferta o un pago puede reconocer la deuda y reiniciar el plazo.',
    bestFor: 'La debe y no es antigua.',
  },
  'it.debt.option-help': {
    title: 'Pedir consejo gratis',
    says: 'Una asociación de consumidores, o una oficina de crisis (OCC) si hay muchas deudas, puede mirarlo todo con usted.',
    cost: 'Primer consejo gratis o barato.',
    time: 'Una cita en unos días.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro, o tiene más de una deuda.',
  },
  'it.debt.option-pay': {
    title: 'Pagarla',
    says: 'Si la deuda es correcta y puede, pague por transferencia a una cuenta que haya comprobado. Pida un recibo.',
    cost: 'La cantidad que debe.',
    time: 'Unos minutos.',
    risk: 'El dinero pagado por error es difícil de recuperar.',
    bestFor: 'La debe, la cantidad es correcta y puede pagar.',
  },
  'it.debt.insight-restart': {
    says: 'Un pago pequeño, un reconocimiento o incluso su carta certificada puede reiniciar el plazo.',
    actionable: 'Mire las fechas antes de pagar ni un euro.',
  },
  'it.debt.element-detail': {
    name: 'Una lista clara de las cantidades',
    says: 'Una petición correcta muestra por separado la deuda, los intereses y los gastos.',
    ifMissing: 'Pida por escrito la lista de cada cantidad y fecha.',
  },
}
