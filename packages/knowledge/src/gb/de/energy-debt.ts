/** A collector's letter for gas or electricity: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_DE: Words = {
  'gb.energy-debt.right-back-bill': {
    says: 'Energie, die mehr als 12 Monate vor der ersten Rechnung verbraucht wurde, darf nicht berechnet werden, außer Sie haben die Rechnung verhindert. Der Versorger muss anbieten, was Sie zahlen können. Nach acht Wochen oder einem letzten Nein ist der Energy Ombudsman kostenlos.',
  },
}
