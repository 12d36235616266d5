/** Court judgments, and what may be taken because of them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_ES: Words = {
  'au.judged.want': { says: 'Un tribunal ha decidido, o sus oficiales han empezado a cobrar.' },
  'au.judged.reality': {
    says: 'Esto es serio, pero todavía puede elegir. Puede pedir pagar a plazos o pedir al tribunal que abra el caso de nuevo.',
  },
  'au.judged.who': {
    says: 'Solo un oficial del tribunal (sheriff o bailiff) puede embargar cosas. Una agencia de cobro no puede.',
  },
  'au.judged.rights': {
    says: 'Puede conservar las cosas básicas de la casa, las herramientas de trabajo hasta una suma y sueldo suficiente para vivir.',
  },
  'au.judged.not-all': {
    says: 'No pueden tomar su pago de Centrelink antes de que se lo paguen. Las cosas básicas de su casa también están a salvo.',
  },
  'au.judged.right-instalments': {
    says: 'Puede pedir al tribunal que le deje pagar a plazos. En la mayoría de los tribunales es gratis o barato, y frena otros pasos.',
  },
  'au.judged.right-setaside': {
    says: 'Si nunca recibió la demanda, o tiene una buena defensa, puede pedir al tribunal que anule (set aside) la sentencia.',
  },
  'au.judged.right-centrelink': {
    says: 'La ley protege los pagos de Centrelink de la mayoría de los acreedores.',
  },
  'au.judged.step-call': {
    says: 'Llame al tribunal con el número del caso. Pregunte qué se ordenó y cuándo.',
  },
  'au.judged.step-helpline': {
    says: 'Llame a la National Debt Helpline al 1800 007 007 para tener ayuda gratis.',
  },
  'au.judged.step-instalments': {
    says: 'Rellene el formulario del tribunal para pagar a plazos. Escriba sus ingresos y gastos.',
  },
  'au.judged.step-options': {
    says: 'Si no puede pagar nada, pregunte por un acuerdo de deudas (debt agreement) o la bancarrota (bankruptcy) antes de elegir.',
  },
  'au.judged.opt-instalments': {
    says: 'Ofrezca una suma que pueda mantener.',
    title: 'Pedir pagar a plazos',
    cost: 'Gratis o una tasa pequeña.',
    time: 'De días a semanas.',
    risk: 'Si falla uno, pueden actuar de nuevo.',
    bestFor: 'Lo debe y tiene algún ingreso.',
  },
  'au.judged.opt-setaside': {
    says: 'Explique por qué no respondió y cuál es su defensa.',
    title: 'Pedir que la anulen (set aside)',
    cost: 'Puede haber una tasa.',
    time: 'Actúe en pocos días.',
    risk: 'El tribunal puede negarse, con gastos.',
    bestFor: 'Nunca recibió los papeles, o tiene una buena defensa.',
  },
  'au.judged.opt-afsa': {
    says: 'Los dos paran a la mayoría de los acreedores. La bancarrota (bankruptcy) dura tres años y un día.',
    title: 'Acuerdo de deudas (debt agreement) o bancarrota (bankruptcy)',
    cost: 'Pedir la bancarrota es gratis.',
    time: 'Días para empezar.',
    risk: 'Limita los viajes y el crédito, y puede perder una casa o un buen coche.',
    bestFor: 'No puede pagar y tiene poco.',
  },
  'au.judged.warn-bankrupt': {
    says: 'Con una sentencia de $10,000 o más pueden pedir un aviso de bancarrota (bankruptcy notice). Le da 21 días.',
  },
}
