/** Rights after a court judgment: to cancel it, change it or have it taken off the register. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_RIGHTS_IT: Words = {
  'gb.judgment.right-set-aside-must': {
    says: 'Il tribunale deve annullare una sentenza senza risposta (default judgment) fatta troppo presto, o dopo che Lei aveva risposto in tempo. Vale anche se aveva già pagato tutto.',
  },
  'gb.judgment.right-set-aside-may': {
    says: 'Il tribunale può annullarla se Lei ha una vera possibilità di vincere, o c’è un altro buon motivo. Deve chiederlo presto.',
  },
  'gb.judgment.right-vary': {
    says: 'Può chiedere di cambiare quanto paga al mese. Il tribunale guarda reddito e spese.',
  },
  'gb.judgment.right-off-register': {
    says: 'Se paga tutto entro un mese, ha il diritto di farla togliere dal registro pubblico.',
  },
  'gb.judgment.right-wages': {
    says: 'Se chiedono soldi dallo stipendio, il tribunale deve lasciarle abbastanza per vivere. Prima può mandare il Suo bilancio.',
  },
  'gb.judgment.right-time-order': {
    says: 'Per i debiti di credito, chieda a un consulente di un «time order». Il tribunale può cambiare i pagamenti e a volte gli interessi.',
  },
}
