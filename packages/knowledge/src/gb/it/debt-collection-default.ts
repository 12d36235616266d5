/** The lender's own notice before it may end the agreement: the days in it count. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DEFAULT_IT: Words = {
  'gb.debt.default-notice-right': {
    says: 'Un avviso di inadempienza (default notice) deve dire che cosa non va e come rimediare. Deve darle almeno 14 giorni da quando lo riceve.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Dopo la data di un avviso di inadempienza (default notice) possono chiudere il contratto e chiedere tutto. Se paga prima quanto chiede, la violazione vale come mai avvenuta.',
  },
  'gb.debt.default-step': {
    says: 'Contatti chi ha dato il prestito prima della data nell’avviso. Paghi gli arretrati se può, o chieda un piano e più tempo.',
  },
  'gb.debt.default-option': {
    says: 'Paghi quello che chiede l’avviso entro la data, o mandi un bilancio e chieda di aspettare. Devono trattarla in modo giusto.',
    title: 'Sistemare o accordarsi in tempo',
    cost: 'Gli arretrati, o quello che offre.',
    time: 'Prima della data nell’avviso.',
    risk: 'Dopo possono chiudere il contratto. Le cose comprate a rate possono essere a rischio.',
    bestFor: 'Deve gli arretrati e vuole tenere il contratto.',
  },
}
