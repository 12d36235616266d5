/** Court judgments, and what may be taken because of them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'ca.judged.want': { says: 'Un tribunal ha decidido, o los oficiales han empezado a cobrar.' },
  'ca.judged.reality': {
    says: 'Es serio, pero todavía tiene opciones. Puede ofrecer un plan de pagos o pedir al tribunal que reabra el caso.',
  },
  'ca.judged.who': {
    says: 'Solo los oficiales del tribunal pueden embargar: un sheriff, una agencia de ejecución civil (civil enforcement agency) en Alberta o un huissier en Quebec.',
  },
  'ca.judged.rights': {
    says: 'La ley protege del embargo parte de su sueldo y las cosas básicas de su casa.',
  },
  'ca.judged.not-all': {
    says: 'No pueden llevarse todo. Los acreedores comunes no pueden embargar los pagos de Old Age Security y Canada Pension Plan.',
  },
  'ca.judged.know-bank': {
    says: 'El dinero es más difícil de proteger cuando ya está mezclado en una cuenta. Actúe rápido si le bloquean una cuenta.',
  },
  'ca.judged.right-pension': {
    says: 'Los acreedores comunes no pueden embargar su Old Age Security ni su Canada Pension Plan.',
  },
  'ca.judged.right-setaside': {
    says: 'Si nunca recibió la demanda, o tenía un buen motivo para no responder, puede pedir al tribunal que anule la sentencia (set aside).',
  },
  'ca.judged.right-plan': {
    says: 'Puede ofrecer un plan de pagos. En muchos tribunales puede pedir una audiencia sobre lo que puede pagar.',
  },
  'ca.judged.step-call': {
    says: 'Llame al tribunal con el número de expediente. Pregunte qué se ordenó, qué día y qué sigue.',
  },
  'ca.judged.step-served': {
    says: 'Piense si alguna vez recibió la demanda. Si no, pregunte enseguida al tribunal cómo anular la sentencia (set aside).',
  },
  'ca.judged.step-list': {
    says: 'Anote sus ingresos, su alquiler y sus gastos. Los necesita para un plan y para una audiencia.',
  },
  'ca.judged.step-trustee': {
    says: 'Hable esta semana con un administrador de insolvencia (Licensed Insolvency Trustee). Presentar una propuesta detiene la mayoría de los embargos de sueldo.',
  },
  'ca.judged.opt-setaside': {
    says: 'Explique por qué no respondió y cuál es su defensa.',
    title: 'Pedir al tribunal que lo reabra',
    cost: 'Puede haber una tasa.',
    time: 'Actúe en días.',
    risk: 'El tribunal puede negarse.',
    bestFor: 'Nunca recibió los papeles, o tiene una buena defensa.',
  },
  'ca.judged.opt-plan': {
    says: 'Ofrezca una suma cada mes y pida que paren el embargo mientras paga.',
    title: 'Ofrecer un plan de pagos',
    cost: 'La suma que ofrezca.',
    time: 'De días a semanas.',
    risk: 'Si falla un pago, pueden seguir.',
    bestFor: 'Lo debe y tiene algunos ingresos.',
  },
  'ca.judged.opt-proposal': {
    says: 'Un administrador de insolvencia (Licensed Insolvency Trustee) presenta los papeles y la mayoría de los embargos se detienen por ley.',
    title: 'Propuesta de consumidor o quiebra',
    cost: 'Se paga de lo que usted acuerde pagar.',
    time: 'Días para empezar.',
    risk: 'Sale en su informe de crédito. Algunas deudas quedan, como pensiones de manutención y multas.',
    bestFor: 'Debe mucho más de lo que puede pagar.',
  },
  'ca.judged.warn-tax': {
    says: 'Con el fisco es distinto. Puede tomar parte de su sueldo o de su cuenta sin ir al tribunal.',
  },
}
