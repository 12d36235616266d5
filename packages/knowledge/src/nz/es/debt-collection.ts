/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'nz.debt.want': { says: 'Esta carta solo pide. Sola no puede hacerle pagar.' },
  'nz.debt.reality': {
    says: 'Es una carta de una empresa, no de un tribunal. Nadie puede tomar su sueldo o sus cosas por ella.',
  },
  'nz.debt.rights': {
    says: 'Puede pedir pruebas, disputar la deuda, pedir ayuda por dificultades (hardship) y ofrecer lo que puede pagar. Nadie puede amenazarle.',
  },
  'nz.debt.no-wages-yet': {
    says: 'Todavía no pueden tomar dinero de su sueldo o de su ayuda. Antes necesitan una sentencia y después una orden de embargo (attachment order).',
  },
  'nz.debt.no-goods-yet': {
    says: 'No pueden llevarse sus cosas. Solo puede un oficial del tribunal (bailiff), después de una orden del tribunal. Un prestamista puede llevarse un coche que garantiza su préstamo.',
  },
  'nz.debt.know-old': {
    says: 'La mayoría de las deudas son demasiado viejas para el tribunal después de seis años. Un pago o una nota firmada de que la debe empieza el tiempo de nuevo.',
    learnMore:
      'Busque la fecha en que pagó o escribió por última vez. Hágalo antes de pagar o firmar nada.',
  },
  'nz.debt.know-mentor': {
    says: 'Un asesor de finanzas (financial mentor) puede hablar con la empresa por usted, gratis. La empresa puede tratar con él en vez de con usted.',
  },
  'nz.debt.right-proof': {
    says: 'Puede pedir pruebas: el contrato, los extractos y cómo se calculó la suma.',
  },
  'nz.debt.step-check': {
    says: 'Compruebe que la deuda es suya. Mire el nombre, la suma, las fechas y a quién debía al principio.',
  },
  'nz.debt.step-age': {
    says: 'Averigüe cuándo pagó por última vez. Si son cerca de seis años o más, no pague ni firme nada todavía.',
  },
  'nz.debt.step-moneytalks': {
    says: 'Llame a MoneyTalks al 0800 345 123. Es gratis y están de su lado.',
  },
  'nz.debt.step-write': {
    says: 'Conteste por escrito. Pida pruebas de la deuda, o pida ayuda por dificultades (hardship).',
  },
  'nz.debt.step-offer': {
    says: 'Si la debe, haga un presupuesto y ofrezca una suma que pueda mantener. Consiga el acuerdo por escrito.',
  },
  'nz.debt.step-dispute': {
    says: 'Si está mal, dígalo por escrito y diga por qué. Entonces no deberían anotarla como impago (default) mientras esté en disputa.',
  },
  'nz.debt.opt-proof': {
    says: 'Pida el contrato y los extractos. No pague nada hasta haberlos visto.',
    title: 'Pedir pruebas',
    cost: 'Gratis.',
    time: 'Una carta. Después unas semanas.',
    risk: 'Bajo. Todavía pueden demandarle, así que esté atento a papeles del tribunal.',
    bestFor: 'No está seguro de que sea suya, o la suma parece mal.',
  },
  'nz.debt.opt-plan': {
    says: 'Ofrezca una suma cada semana o cada dos semanas. Consígalo por escrito antes de pagar.',
    title: 'Ofrecer un plan de pago',
    cost: 'La suma acordada.',
    time: 'Días o semanas.',
    risk: 'Un pago puede empezar el plazo de nuevo.',
    bestFor: 'La debe, y no es demasiado vieja.',
  },
  'nz.debt.insight-restart': {
    says: 'Incluso un pago pequeño o una nota firmada puede empezar de nuevo los seis años.',
    actionable: 'Compruebe la edad de la deuda antes de pagar nada.',
  },
  'nz.debt.warn-court': {
    says: 'Si llegan papeles del tribunal, no los deje a un lado. Si no responde a tiempo, pueden ganar sin usted.',
  },
  'nz.debt.myth-prison': {
    says: 'No puede ir a la cárcel por no pagar una tarjeta, un préstamo o una factura.',
  },
  'nz.debt.myth-things': {
    says: 'Una agencia de cobro no puede llevarse sus cosas. Solo puede un oficial del tribunal (bailiff), después de una orden del tribunal.',
  },
  'nz.debt.element-creditor': {
    says: 'Deberían decir a quién debe.',
    name: 'A quién debe',
    ifMissing: 'La carta no dice a quién debe. Pregunte antes de pagar.',
  },
  'nz.debt.element-sum': {
    says: 'Deberían decirle cuánto reclaman.',
    name: 'Cuánto',
    ifMissing: 'La carta no da una suma clara. Pida un desglose completo.',
  },
}
