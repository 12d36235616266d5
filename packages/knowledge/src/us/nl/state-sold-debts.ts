/** The Dutch words of the rows in ../state-sold-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SOLD_DEBTS_NL: Words = {
  ...stateWords('sold-debt', {
    CA: 'moet een schuldkoper (debt buyer) papieren over de schuld hebben voor hij schrijft, en ze binnen 15 dagen sturen als u erom vraagt',
    FL: 'moet u meestal minstens 30 dagen vooraf schriftelijk horen dat een bedrijf de schuld kocht, voor het die gaat innen',
    IL: 'moet een incassobureau dat de schuld kreeg de overdracht laten zien, met de datum en het bedrag',
    NY: 'kunt u een incassobureau van een afgeschreven schuld om bewijs vragen. Het moet dat binnen 60 dagen sturen en tot dan stoppen',
    NC: 'mag een schuldkoper (debt buyer) niet innen zonder geldige papieren van de schuld, het bedrag en elke verkoop',
  }),
}
