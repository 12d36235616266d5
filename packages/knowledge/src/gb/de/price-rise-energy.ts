/** A notice of a higher price for energy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGY_DE: Words = {
  'gb.price-rise.right-power-fixed': {
    says: 'Ein fester Preis darf vor dem Ende der festen Zeit nicht steigen. Danach und bei variablem Tarif begrenzt die Preisgrenze (price cap) von Ofgem.',
  },
  'gb.price-rise.right-power-switch': {
    says: 'Einen variablen Tarif dürfen Sie jederzeit ohne Gebühr verlassen. Ab 49 Tagen vor dem Ende eines festen Vertrags ebenso.',
  },
  'gb.price-rise.option-power-complain': {
    says: 'Beschweren Sie sich beim Versorger. Nach acht Wochen oder der letzten Antwort gehen Sie zum Energy Ombudsman.',
    title: 'Beschwerde, dann Energy Ombudsman',
    cost: 'Nichts.',
    time: 'Acht Wochen und etwas mehr.',
    risk: 'Keines.',
    bestFor: 'Ein fester Preis stieg oder eine Gebühr ist falsch.',
  },
}
