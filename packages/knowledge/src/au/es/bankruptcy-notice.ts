/** Bankruptcy notices: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_ES: Words = {
  'au.demand.want': {
    says: 'El siguiente paso podría ser la bancarrota (bankruptcy), si no hace nada.',
  },
  'au.demand.reality': {
    says: 'Todavía no está en bancarrota. Tiene 21 días para pagar, llegar a un acuerdo o pedir al tribunal que lo anule (set aside).',
  },
  'au.demand.who': { says: 'El aviso lo emite el Official Receiver para el acreedor.' },
  'au.demand.rights': {
    says: 'Puede pagar, acordar un plan o pedir al tribunal federal que anule (set aside) el aviso en 21 días.',
  },
  'au.demand.notice': {
    says: 'Tiene 21 días desde la entrega de un aviso de bancarrota (bankruptcy notice). Por seguridad contamos desde su fecha.',
    action: 'Pagar, llegar a un acuerdo o acudir al tribunal',
    consequence: 'Entonces pueden pedir al tribunal que le declare en bancarrota.',
  },
  'au.demand.right-setaside': {
    says: 'Puede pedir al tribunal que lo anule (set aside) si la sentencia está mal, es demasiado pequeña o ya está pagada.',
  },
  'au.demand.right-threshold': {
    says: 'La sentencia debe ser de al menos $10,000 y tener menos de seis años.',
  },
  'au.demand.step-day': { says: 'Anote el día en que se lo entregaron. Cuente 21 días.' },
  'au.demand.step-lawyer': {
    says: 'Busque consejo legal hoy. Llame a la ayuda legal (legal aid) o a la National Debt Helpline.',
  },
  'au.demand.step-deal': {
    says: 'Ofrezca un plan al acreedor por escrito. Pídale que retire el aviso.',
  },
  'au.demand.opt-deal': {
    says: 'Ofrezca un plan o una suma más pequeña y pídalo por escrito.',
    title: 'Llegar a un acuerdo',
    cost: 'La suma acordada.',
    time: 'En 21 días.',
    risk: 'Si el acuerdo no es claro, el aviso sigue corriendo.',
    bestFor: 'Lo debe y puede pagar con el tiempo.',
  },
  'au.demand.opt-setaside': {
    says: 'Acuda al Federal Circuit and Family Court en 21 días.',
    title: 'Pedir que lo anulen (set aside)',
    cost: 'Una tasa del tribunal. Puede pedir pagar menos.',
    time: 'En 21 días.',
    risk: 'Gastos si pierde.',
    bestFor: 'El aviso o la sentencia está mal.',
  },
  'au.demand.warn': {
    says: 'No deje pasar los 21 días. Después el tribunal casi no puede ayudar.',
  },
}
