/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'au.debt.want': { says: 'Esta carta solo pide. Sola no puede obligarle a pagar.' },
  'au.debt.reality': {
    says: 'Es una carta de una empresa, no de un tribunal. Nadie puede llevarse su sueldo o sus cosas por ella.',
  },
  'au.debt.rights': {
    says: 'Puede pedir pruebas, disputar la deuda, pedir ayuda por dificultades (hardship) y ofrecer lo que puede pagar. Nadie puede amenazarle.',
  },
  'au.debt.no-wages-yet': {
    says: 'Todavía no pueden tomar su sueldo ni su dinero del banco. Primero deben demandarle y ganar.',
  },
  'au.debt.no-goods-yet': {
    says: 'No pueden llevarse sus cosas ni entrar. Solo puede un oficial (sheriff o bailiff), después de una orden del tribunal. Un prestamista puede llevarse un coche que garantiza su préstamo.',
  },
  'au.debt.know-old': {
    says: 'La mayoría de las deudas son demasiado viejas para el tribunal después de seis años, o de tres en el Territorio del Norte. Un pago o una nota firmada puede hacer empezar el tiempo de nuevo.',
    learnMore:
      'Busque la fecha en que pagó o escribió por última vez. Hágalo antes de pagar o firmar nada.',
  },
  'au.debt.right-proof': {
    says: 'Puede pedir pruebas: el contrato, los extractos y cómo se calcula la suma. Deberían dejar de cobrar mientras lo miran.',
  },
  'au.debt.opt-proof': {
    says: 'Pida el contrato y los extractos. No pague nada hasta haberlos visto.',
    title: 'Pedir pruebas',
    cost: 'Gratis.',
    time: 'Una carta. Luego algunas semanas.',
    risk: 'Bajo. Aún pueden demandar, así que esté atento a papeles del tribunal.',
    bestFor: 'No está seguro de que sea suya, o la suma parece estar mal.',
  },
  'au.debt.opt-plan': {
    says: 'Ofrezca una suma cada dos semanas, o una sola suma menor para terminar. Pídalo por escrito antes de pagar.',
    title: 'Ofrecer un plan de pago',
    cost: 'La suma acordada.',
    time: 'De días a semanas.',
    risk: 'Un pago puede hacer empezar el plazo de nuevo.',
    bestFor: 'Lo debe, y no es demasiado vieja.',
  },
  'au.debt.opt-counsellor': {
    says: 'Pueden escribir por usted y pedir que se abandone una deuda.',
    title: 'Ver a un asesor de deudas gratuito (financial counsellor)',
    cost: 'Gratis.',
    time: 'Ahora.',
    risk: 'Ninguno.',
    bestFor: 'Tiene muchas deudas, o no le sobra dinero.',
  },
  'au.debt.insight-restart': {
    says: 'Incluso un pago pequeño puede hacer empezar el plazo de nuevo si los seis años no han acabado. Quienes llaman piden uno a menudo.',
    actionable: 'Compruebe la edad de la deuda antes de pagar nada.',
  },
  'au.debt.insight-waiver': {
    says: 'Si vive de ayudas sociales y tiene poco, un asesor (financial counsellor) puede pedir a la empresa que renuncie a la deuda.',
    actionable: 'Pregunte a la National Debt Helpline por el perdón de una deuda (debt waiver).',
  },
  'au.debt.warn-court': {
    says: 'Si llegan papeles del tribunal, no los deje a un lado. Si no responde a tiempo, pueden ganar sin usted.',
  },
  'au.debt.warn-fixers': {
    says: 'Cuidado con empresas que arreglan créditos o deudas por dinero. Los asesores (financial counsellors) lo hacen gratis.',
  },
  'au.debt.myth-prison': {
    says: 'No puede ir a la cárcel por no pagar una tarjeta, un préstamo o una factura.',
  },
  'au.debt.myth-things': {
    says: 'Una agencia de cobro no puede llevarse sus cosas. Solo puede un oficial (sheriff o bailiff), después de una orden del tribunal, y las cosas básicas de la casa están a salvo.',
  },
  'au.debt.element-creditor': {
    says: 'Deberían decir a quién debe.',
    name: 'A quién debe',
    ifMissing: 'La carta no dice a quién debe. Pregunte antes de pagar.',
  },
  'au.debt.element-sum': {
    says: 'Deberían decirle cuánto reclaman.',
    name: 'Cuánto',
    ifMissing: 'La carta no da una suma clara. Pida un extracto completo.',
  },
  'au.debt.right-bankrupt': {
    says: 'Un aviso de quiebra (bankruptcy notice) exige una sentencia de $10.000 o más. Le da 21 días. Esta carta sola no le pone en quiebra.',
  },
}
