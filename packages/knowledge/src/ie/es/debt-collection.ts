/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'ie.debt.want': {
    says: 'Esta carta solo pide. Por sí sola no puede obligarle a pagar.',
  },
  'ie.debt.reality': {
    says: 'Es una carta de una empresa, no de un juzgado. Nadie puede quitarle sus cosas por ella.',
  },
  'ie.debt.rights': {
    says: 'Puede pedir pruebas, discutir la deuda y ofrecer lo que pueda pagar. Nadie puede acosarle.',
  },
  'ie.debt.no-goods-yet': {
    says: 'No pueden quitarle sus cosas. Solo puede un agente judicial (sheriff), tras una sentencia que no se pagó. Con un coche a plazos (hire purchase) es distinto.',
  },
  'ie.debt.no-wages': {
    says: 'En Irlanda un acreedor normal no puede hacer que le quiten dinero del sueldo. Eso es para pensiones de familia, impuestos y algunas deudas de ayudas.',
  },
  'ie.debt.know-old': {
    says: 'La mayoría de las deudas son demasiado viejas para el juzgado a los seis años. Un pago o una nota firmada de que la debe hace empezar de nuevo el tiempo.',
    learnMore:
      'Busque la fecha en que pagó o escribió por última vez. Hágalo antes de pagar o firmar nada.',
  },
  'ie.debt.right-proof': {
    says: 'Puede pedir pruebas: el contrato, los extractos y cómo se forma la cantidad.',
  },
  'ie.debt.opt-proof': {
    title: 'Pedir pruebas',
    says: 'Pida el contrato y los extractos. No pague nada hasta haberlos visto.',
    cost: 'Gratis.',
    time: 'Una carta. Después unas semanas.',
    risk: 'Bajo. Aún pueden demandarle, así que esté atento a papeles del juzgado.',
    bestFor: 'No está seguro de que sea suya, o la cantidad parece mal.',
  },
  'ie.debt.opt-plan': {
    title: 'Ofrecer un plan de pago',
    says: 'Ofrezca una cantidad por semana o por mes, o una suma menor para terminarla. Tenga el acuerdo por escrito antes de pagar.',
    cost: 'La cantidad que acuerde.',
    time: 'De días a semanas.',
    risk: 'Un pago puede hacer empezar de nuevo el plazo.',
    bestFor: 'La debe, y no es demasiado vieja.',
  },
  'ie.debt.opt-insolvency': {
    title: 'Preguntar por soluciones de insolvencia',
    says: 'Una condonación (debt relief notice), un acuerdo o la quiebra (bankruptcy) puede terminar con las deudas. MABS o un Personal Insolvency Practitioner puede decirle cuál.',
    cost: 'Preguntar suele ser gratis.',
    time: 'Meses.',
    risk: 'Queda en un registro público y daña su crédito.',
    bestFor: 'Debe mucho más de lo que puede pagar.',
  },
  'ie.debt.insight-restart': {
    says: 'Hasta un pago pequeño o una nota firmada puede hacer empezar de nuevo los seis años.',
    actionable: 'Compruebe la edad de la deuda antes de pagar o escribir que la debe.',
  },
  'ie.debt.myth-prison': {
    says: 'No pueden encarcelarle por deber dinero. Solo corre riesgo quien puede pagar y se niega a cumplir una orden del juzgado, tras una vista.',
  },
  'ie.debt.myth-things': {
    says: 'Una empresa de cobros (debt collector) no puede quitarle sus cosas ni entrar. Solo puede un agente judicial (sheriff), tras una sentencia. Con un coche a plazos (hire purchase) es distinto.',
  },
  'ie.debt.myth-wages': {
    says: 'En Irlanda un acreedor normal no puede quitarle dinero del sueldo. Los impuestos, las pensiones de familia y algunas deudas de ayudas son distintos.',
  },
  'ie.debt.element-creditor': {
    name: 'A quién debe',
    says: 'Deberían decir a quién debe.',
    ifMissing: 'La carta no dice a quién debe. Pregunte antes de pagar.',
  },
  'ie.debt.element-sum': {
    name: 'Cuánto debe',
    says: 'Deberían decirle cuánto reclaman.',
    ifMissing: 'La carta no da una cantidad clara. Pida un extracto completo.',
  },
  'ie.debt.right-insolvency': {
    says: 'Si no puede pagar, la ley da salidas. Una Debt Relief Notice puede acabar con deudas de hasta 35.000 €. Para más, un experto (insolvency practitioner) hace un plan.',
  },
  'ie.debt.right-bad-work': {
    says: 'Si el trabajo estaba mal o sin terminar, dígalo por escrito con fotos. Puede pedir que lo arreglen o un precio más bajo.',
  },
}
