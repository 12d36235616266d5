/** Debts to a public body in letters of collectors: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_ES: Words = {
  'ca.public-debt.want': {
    says: 'Un organismo público dice que usted le debe dinero. Mire por qué, de qué periodo, y para cuándo quiere una respuesta.',
  },
  'ca.public-debt.reality': {
    says: 'Tome en serio esta carta. El Estado a menudo puede quedarse con sus devoluciones, bloquear un permiso o tomar sueldo sin otro juicio. Responda antes del día que indica.',
  },
  'ca.public-debt.who': {
    says: 'Viene de un organismo público: una ciudad, una provincia, una oficina judicial o el gobierno federal. La ley da a cada uno sus propias vías de cobro.',
  },
  'ca.public-debt.rights': {
    says: 'Puede preguntar cómo se calcula la suma, decir por qué está mal y pedir tiempo para pagar. Hágalo por escrito.',
  },
  'ca.public-debt.student-reality': {
    says: 'Por este préstamo el gobierno federal puede quedarse en todo momento con sus devoluciones y créditos, sin un juez. Para demandarle suele tener seis años.',
  },
  'ca.public-debt.student-know-interest': {
    says: 'Desde el 1 de abril de 2023 los préstamos federales de estudios no suman nuevos intereses. Las provincias tienen reglas propias para su parte.',
  },
  'ca.public-debt.student-right-plan': {
    says: 'Pida al National Student Loans Service Centre el Repayment Assistance Plan. Con pocos ingresos puede pagar menos, o nada por ahora. Si va con retraso, pregunte antes cómo ponerse al día.',
  },
  'ca.public-debt.program-reality': {
    says: 'La Canada Revenue Agency cobra este dinero para el gobierno. Puede quedarse con devoluciones y créditos, y tomarlo del sueldo o de la cuenta.',
  },
  'ca.public-debt.cra-right-plan': {
    says: 'Puede pedir un plan de pago a la Canada Revenue Agency. Muestre lo que gana y lo que necesita para vivir. Hágalo antes de que actúe.',
  },
  'ca.public-debt.on-property-right': {
    says: 'En Ontario la ciudad puede iniciar la venta de una vivienda tras unos dos años sin pagar su impuesto. Pida un plan antes. Después aún puede pedir un acuerdo de prórroga.',
  },
  'ca.public-debt.step-check': {
    says: 'Compare la carta con sus papeles: por qué es, el periodo, la suma y lo que ya pagó.',
  },
  'ca.public-debt.step-contact': {
    says: 'Hable con la oficina antes del día de la carta. Si no puede pagar ahora, diga cuánto puede pagar por semana o por mes.',
  },
  'ca.public-debt.opt-plan': {
    title: 'Pedir pagar a plazos',
    cost: 'La suma que acuerden.',
    time: 'De días a semanas.',
    risk: 'Si falla un plazo, pueden seguir de inmediato.',
    bestFor: 'Lo debe y no puede pagar todo de una vez.',
    says: 'Pida por escrito un plan a la oficina. Muestre ingresos y gastos, y ofrezca lo que pueda mantener.',
  },
}
