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
  'au.judged.nsw-instalments': {
    says: 'En Nueva Gales del Sur puede pedir al tribunal pagar a plazos. Mientras valga la orden y usted pague, se para la ejecución (enforcement).',
  },
  'au.judged.nsw-wages': {
    says: 'En Nueva Gales del Sur un embargo del sueldo (garnishee order) debe dejarle una suma fija de su sueldo cada semana.',
  },
  'au.judged.vic-instalments': {
    says: 'En Victoria puede pedir pagar a plazos. Si todo su dinero es de Centrelink, no se puede dar ninguna orden sin su permiso.',
  },
  'au.judged.qld-instalments': {
    says: 'En Queensland puede pedir al tribunal una orden de pago a plazos (instalment order), y que anule (set aside) una sentencia dictada sin usted.',
  },
  'au.judged.wa-time': {
    says: 'En Australia Occidental puede pedir al tribunal tiempo para pagar, una orden de pago a plazos (instalment order) o una pausa de la ejecución.',
  },
  'au.judged.sa-instalments': {
    says: 'En Australia Meridional el tribunal debe mirar lo que usted puede pagar y puede ordenar el pago a plazos.',
  },
  'au.judged.vic-setaside': {
    says: 'En Victoria puede pedir al tribunal que anule (set aside) una orden dictada sin usted. Diga por qué no estuvo y cuál es su defensa.',
  },
  'au.judged.wa-setaside': {
    says: 'En Australia Occidental puede pedir al tribunal que anule (set aside) una orden dictada sin usted. Diga por qué no estuvo y cuál es su defensa.',
  },
}
