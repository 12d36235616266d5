/** Court judgments, and what may be taken because of them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_ES: Words = {
  'nz.judged.want': { says: 'Un tribunal ha decidido, o los oficiales han empezado a cobrar.' },
  'nz.judged.reality': {
    says: 'Es serio, pero todavía tiene opciones. Puede ofrecer un plan, o pedir al tribunal que abra el caso de nuevo.',
  },
  'nz.judged.who': {
    says: 'Solo un oficial del tribunal (bailiff) puede embargar cosas. Una agencia de cobro no puede.',
  },
  'nz.judged.rights': {
    says: 'Puede mostrar al tribunal lo que puede pagar. Las cosas básicas de la casa y las herramientas de su trabajo están a salvo hasta cierta suma.',
  },
  'nz.judged.not-all': {
    says: 'No pueden tomar todo su sueldo. Por una deuda normal, un embargo del sueldo (attachment order) debe dejarle al menos el 60 % de su sueldo neto.',
  },
  'nz.judged.right-assessment': {
    says: 'Puede tener un examen de sus finanzas (financial assessment), para que el tribunal vea lo que puede pagar.',
  },
  'nz.judged.right-setaside': {
    says: 'Si nunca recibió la demanda, o tiene una buena defensa, puede pedir al tribunal que anule (set aside) la sentencia.',
  },
  'nz.judged.right-vary': {
    says: 'Puede pedir al tribunal que cambie un embargo del sueldo (attachment order) si cambia su situación.',
  },
  'nz.judged.step-call': {
    says: 'Llame al tribunal con el número del caso. Pregunte qué se ordenó y cuándo.',
  },
  'nz.judged.step-mentor': { says: 'Llame a MoneyTalks al 0800 345 123 y haga un presupuesto.' },
  'nz.judged.step-offer': {
    says: 'Ofrezca una suma que pueda mantener y rellene la declaración de sus finanzas (financial statement).',
  },
  'nz.judged.step-options': {
    says: 'Si no puede pagar nada, pregunte por un procedimiento sin bienes (no asset procedure) o un plan de devolución (debt repayment order).',
  },
  'nz.judged.opt-plan': {
    says: 'Ofrezca una suma por semana.',
    title: 'Pagar poco a poco',
    cost: 'La suma que ofrece.',
    time: 'Días o semanas.',
    risk: 'Si para, pueden actuar de nuevo.',
    bestFor: 'Lo debe y tiene algún ingreso.',
  },
  'nz.judged.opt-setaside': {
    says: 'Explique por qué no respondió y cuál es su defensa.',
    title: 'Pedir que anulen la sentencia',
    cost: 'Puede haber una tasa.',
    time: 'Actúe en pocos días.',
    risk: 'El tribunal puede negarse.',
    bestFor: 'Nunca recibió los papeles, o tiene una buena defensa.',
  },
  'nz.judged.opt-insolvency': {
    says: 'Un procedimiento sin bienes (no asset procedure) dura un año y termina la mayoría de las deudas hasta 50.000 $.',
    title: 'Opciones de insolvencia',
    cost: 'La solicitud es gratis.',
    time: 'Semanas.',
    risk: 'Es público, y solo puede usarlo una vez.',
    bestFor: 'Tiene poco y no puede pagar.',
  },
  'nz.judged.warn-assessment': {
    says: 'Si no hace caso de un examen de sus finanzas (financial assessment), el tribunal puede enviar una orden (warrant) para llevarle allí.',
  },
}
