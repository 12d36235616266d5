/** Bankruptcy summonses: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_SUMMONS_ES: Words = {
  'ie.demand.want': {
    says: 'El paso siguiente podría ser la quiebra (bankruptcy), si no hace nada.',
  },
  'ie.demand.reality': {
    says: 'Todavía no está en quiebra. Tiene 14 días para pagar, llegar a un acuerdo o pedir al High Court que rechace la citación (summons).',
  },
  'ie.demand.who': {
    says: 'La citación (summons) viene del High Court, a petición del acreedor.',
  },
  'ie.demand.rights': {
    says: 'Puede discutir la deuda y pedir al juzgado que rechace la citación (summons). La deuda debe ser de más de 20.000 €.',
  },
  'ie.demand.right-dismiss': {
    says: 'Puede pedir al High Court que rechace la citación (summons) si la deuda de verdad se discute.',
  },
  'ie.demand.summons': {
    says: 'Tiene 14 días desde la entrega de una citación de quiebra (bankruptcy summons). Contamos desde su fecha, por prudencia.',
    action: 'Pagar, llegar a un acuerdo o pedir que rechacen la citación (summons)',
    consequence: 'Entonces pueden pedir al juzgado que le declare en quiebra.',
  },
  'ie.demand.step-lawyer': {
    says: 'Pida consejo legal hoy.',
  },
  'ie.demand.step-deal': {
    says: 'Ofrezca un plan por escrito y pídales que lo retiren.',
  },
  'ie.demand.step-isi': {
    says: 'Pregunte a un Personal Insolvency Practitioner si un acuerdo (arrangement) es mejor para usted.',
  },
  'ie.demand.opt-deal': {
    title: 'Llegar a un acuerdo',
    says: 'Ofrezca un plan o una suma menor y téngalo por escrito.',
    cost: 'La cantidad que acuerde.',
    time: 'En 14 días.',
    risk: 'El tiempo sigue corriendo.',
    bestFor: 'La debe y puede pagar poco a poco.',
  },
  'ie.demand.opt-dismiss': {
    title: 'Pedir que la rechacen',
    says: 'Pídalo al High Court con una declaración jurada (affidavit).',
    cost: 'Costas de juzgado y abogado.',
    time: 'En 14 días.',
    risk: 'Costas si pierde.',
    bestFor: 'Discute la deuda.',
  },
  'ie.demand.right-arrangement': {
    says: 'Antes de declararle en quiebra, la High Court debe mirar si basta un acuerdo con los acreedores. Puede aplazar el caso para eso. Un personal insolvency practitioner puede prepararlo.',
  },
}
