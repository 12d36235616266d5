/** Reminders and letters of collectors, lawyers and bailiffs before a judgment: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'be.debt.want': {
    says: 'Quieren que pague. Esta carta solo pide. Por sí sola no puede obligarle a pagar.',
  },
  'be.debt.who': {
    says: 'Una empresa de cobros, un abogado o un agente judicial (huissier) que escribe antes de una sentencia no tiene más poder que la empresa a la que debe.',
  },
  'be.debt.reality': {
    says: 'Ningún juez ha decidido. Nadie puede embargar su sueldo, su cuenta o sus cosas por esta carta.',
  },
  'be.debt.not-yet': {
    says: 'Todavía no pueden embargar nada. Antes necesitan una sentencia u otro título.',
  },
  'be.debt.rights': {
    says: 'Tiene un primer recordatorio gratis, 14 días para pagar, gastos con tope y el derecho a discutir.',
  },
  'be.debt.step-check': {
    says: 'Compruebe quién pide, por qué, cuánto y desde cuándo. No pague ni firme hasta saberlo.',
  },
  'be.debt.step-write': {
    says: 'Escriba, no llame. Discuta lo que está mal, o pida un plan. Guarde una copia.',
  },
  'be.debt.step-help': {
    says: 'Pida ayuda gratis con deudas (médiation de dettes) en su CPAS.',
  },
  'be.debt.step-plan': {
    says: 'Si la debe, ofrezca por escrito una cantidad pequeña al mes. Un juez también puede darle tiempo.',
  },
  'be.debt.step-dispute': {
    says: 'Si está mal, dígalo por carta certificada y diga por qué.',
  },
  'be.debt.right-proof': {
    says: 'Quien reclama debe probar la deuda.',
  },
  'be.debt.right-respect': {
    says: 'Quien cobra no puede engañarle, amenazarle ni avergonzarle. Denúncielo al SPF Economie.',
  },
  'be.debt.option-dispute': {
    title: 'Discutirla o pedir pruebas',
    says: 'Escriba y pida el contrato, las facturas y la cuenta.',
    cost: 'Un sello o nada.',
    time: 'Una hora.',
    risk: 'Bajo. Aún pueden ir al juzgado.',
    bestFor: 'Está mal, es vieja o desconocida.',
  },
  'be.debt.option-plan': {
    title: 'Pedir un plan de pago',
    says: 'Ofrezca por escrito lo que pueda mantener.',
    cost: 'Lo que ofrezca.',
    time: 'Una tarde.',
    risk: 'Un sí por escrito puede hacer empezar de nuevo el tiempo de una deuda vieja.',
    bestFor: 'La debe.',
  },
  'be.debt.option-help': {
    title: 'Pedir mediación de deudas gratis',
    says: 'Su CPAS ayuda. Si las deudas son demasiadas, el tribunal del trabajo puede ordenar un plan para todas (règlement collectif de dettes).',
    cost: 'Preguntar no cuesta nada.',
    time: 'Una visita.',
    risk: 'El plan del tribunal es estricto.',
    bestFor: 'Tiene muchas deudas.',
  },
  'be.debt.insight-bailiff': {
    says: 'Un agente judicial (huissier) también puede escribir antes de una sentencia. Entonces es un cobro amistoso: los mismos topes y ningún embargo.',
    actionable: 'Pregunte: «¿Qué sentencia tiene?» No pague más que los topes.',
  },
  'be.debt.warn-court': {
    says: 'Nunca ignore una citación (citation). Si no va, casi siempre deciden que la debe.',
  },
}
