/** Bankruptcy notices: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_ES: Words = {
  'nz.demand.want': {
    says: 'El próximo paso podría ser la quiebra (bankruptcy), si no hace nada.',
  },
  'nz.demand.reality': {
    says: 'Todavía no está en quiebra. Tiene diez días hábiles para pagar, llegar a un acuerdo o pedir a la High Court que anule el aviso.',
  },
  'nz.demand.who': { says: 'La High Court emite el aviso a petición del acreedor.' },
  'nz.demand.rights': {
    says: 'Puede pagar, acordar un plan o pedir al tribunal que anule el aviso.',
  },
  'nz.demand.notice': {
    says: 'Tiene diez días hábiles desde la entrega de un aviso de quiebra (bankruptcy notice). Contamos desde su fecha, para estar seguros.',
    action: 'Pagar, llegar a un acuerdo o hacer una solicitud a la High Court',
    consequence: 'Después pueden pedir al tribunal que le declare en quiebra.',
  },
  'nz.demand.right-setaside': {
    says: 'Puede pedir al tribunal que lo anule si tiene contra ellos una reclamación igual de grande.',
  },
  'nz.demand.step-lawyer': { says: 'Busque consejo legal hoy. Llame a Community Law.' },
  'nz.demand.step-deal': { says: 'Ofrezca un plan por escrito y pida que retiren el aviso.' },
  'nz.demand.step-options': {
    says: 'Pregunte si otra opción, como un plan de devolución (debt repayment order), es mejor para usted.',
  },
  'nz.demand.opt-deal': {
    says: 'Ofrezca un plan o una suma menor y consígalo por escrito.',
    title: 'Llegar a un acuerdo',
    cost: 'La suma acordada.',
    time: 'Diez días hábiles.',
    risk: 'El tiempo sigue corriendo.',
    bestFor: 'Lo debe y puede pagar poco a poco.',
  },
  'nz.demand.opt-setaside': {
    says: 'Haga una solicitud a la High Court.',
    title: 'Pedir que lo anulen',
    cost: 'Gastos de tribunal y abogado.',
    time: 'Diez días hábiles.',
    risk: 'Gastos si pierde.',
    bestFor: 'El aviso o la sentencia está mal.',
  },
}
