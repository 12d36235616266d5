/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'ca.debt.want': { says: 'Esta carta solo pide. Sola no puede obligarle a pagar.' },
  'ca.debt.reality': {
    says: 'Es una carta de una empresa, no de un tribunal. Nadie puede llevarse su sueldo o sus cosas por ella.',
  },
  'ca.debt.who': {
    says: 'Una agencia de cobro (collection agency) trabaja para la empresa a la que debía, o compró la deuda. No tiene poderes de tribunal ni de policía.',
  },
  'ca.debt.rights': {
    says: 'Puede pedir pruebas, disputar la deuda y ofrecer lo que puede pagar. Nadie puede amenazarle ni avergonzarle.',
  },
  'ca.debt.no-wages-yet': {
    says: 'Todavía no pueden tomar su sueldo. En la mayoría de las deudas antes deben demandarle y ganar.',
  },
  'ca.debt.no-goods-yet': {
    says: 'No pueden llevarse sus cosas ni entrar en su casa. Solo los oficiales de un tribunal pueden embargar, después de una sentencia. Un prestamista puede llevarse un coche que garantiza su préstamo.',
  },
  'ca.debt.know-old': {
    says: 'Las deudas pueden ser demasiado viejas para el tribunal. En muchas provincias tarda dos años, en Quebec tres. Un pago o un papel firmado puede empezar el tiempo de nuevo.',
    learnMore: 'Busque la fecha de su último pago o escrito. Hágalo antes de pagar o firmar nada.',
  },
  'ca.debt.right-details': {
    says: 'Tiene derecho a conocer los detalles de la deuda: cuánto, por qué y quién la cobra.',
  },
  'ca.debt.step-check': {
    says: 'Compruebe que la deuda es suya. Mire el nombre, la suma, las fechas y a quién debía al principio.',
  },
  'ca.debt.step-age': {
    says: 'Averigüe cuándo pagó por última vez. Si fue hace años, no pague ni firme nada todavía.',
  },
  'ca.debt.step-write': {
    says: 'Conteste por escrito. Pida pruebas de la deuda, una lista de los cargos y el nombre del primer prestamista.',
  },
  'ca.debt.step-help': {
    says: 'Hable con un asesor de crédito sin fines de lucro. Si debe mucho, pregunte a un administrador de insolvencia (Licensed Insolvency Trustee). La primera charla casi siempre es gratis.',
  },
  'ca.debt.step-offer': {
    says: 'Si la debe, haga un presupuesto. Ofrezca por escrito una suma que pueda mantener, y guarde prueba de cada pago.',
  },
  'ca.debt.step-dispute': {
    says: 'Si está mal, dígalo por escrito y diga por qué. Envíe copias de sus pruebas, no los originales.',
  },
  'ca.debt.opt-proof': {
    says: 'Pida que muestren qué debe y por qué. No pague nada hasta verlo.',
    title: 'Pedir pruebas',
    cost: 'Gratis.',
    time: 'Una carta. Luego unas semanas.',
    risk: 'Bajo. Todavía pueden demandar, así que esté atento a papeles del tribunal.',
    bestFor: 'No está seguro de que sea suya, o la suma parece mal.',
  },
  'ca.debt.opt-plan': {
    says: 'Ofrezca una suma mensual, o una suma menor única para cerrarlo todo. Tenga el acuerdo por escrito antes de pagar.',
    title: 'Ofrecer un pago que pueda mantener',
    cost: 'La suma que acuerde.',
    time: 'De días a semanas.',
    risk: 'Un pago puede empezar el plazo de nuevo.',
    bestFor: 'La debe, y no es demasiado vieja.',
  },
  'ca.debt.opt-trustee': {
    says: 'Un administrador de insolvencia (Licensed Insolvency Trustee) puede ofrecer a sus acreedores una parte, en hasta cinco años. Eso detiene la mayoría de las demandas y embargos de sueldo.',
    title: 'Preguntar por una propuesta de consumidor',
    cost: 'Se paga de los pagos que acuerde.',
    time: 'Hasta cinco años.',
    risk: 'Sale algunos años en su informe de crédito.',
    bestFor: 'Debe más de lo que podrá devolver.',
  },
  'ca.debt.insight-restart': {
    says: 'En la mayoría de las provincias hasta un pago pequeño puede empezar el plazo de nuevo. Por eso quienes llaman suelen pedir una suma pequeña.',
    actionable: 'Compruebe la edad de la deuda antes de pagar nada.',
  },
  'ca.debt.warn-court': {
    says: 'Si llegan papeles del tribunal, no los deje a un lado. Si no responde a tiempo, pueden ganar sin usted.',
  },
  'ca.debt.warn-settlers': {
    says: 'Cuidado con las empresas que prometen arreglar su deuda por dinero adelantado. Los Licensed Insolvency Trustees y los asesores sin fines de lucro son más seguros.',
  },
  'ca.debt.myth-prison': {
    says: 'No puede ir a la cárcel por no pagar una tarjeta, un préstamo o una factura. El cobrador que dice eso rompe las reglas.',
  },
  'ca.debt.myth-things': {
    says: 'Una agencia de cobro no puede llevarse sus cosas. Solo puede un oficial del tribunal, después de una sentencia. Un prestamista puede llevarse un auto que garantiza su préstamo.',
  },
  'ca.debt.element-creditor': {
    says: 'Deben decir a quién debe.',
    name: 'A quién debe',
    ifMissing: 'La carta no dice a quién debe. Pregunte antes de pagar.',
  },
  'ca.debt.element-sum': {
    says: 'Deben decirle cuánto reclaman.',
    name: 'Cuánto',
    ifMissing: 'La carta no da una suma clara. Pida una cuenta completa.',
  },
}
