/** The Dutch words of the rows in ../state-renewals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENEWALS_NL: Words = {
  ...stateWords('auto-renewal', {
    MA: 'moet een abonnement dat zichzelf verlengt duidelijke voorwaarden, een herinnering en een makkelijke opzegging hebben',
    CA: 'moet een bedrijf duidelijk uw ja krijgen voor een abonnement dat zichzelf verlengt, en een makkelijke manier geven om op te zeggen',
    'FL GA NJ':
      'moet u 30 tot 60 dagen vooraf een herinnering krijgen bij een dienst van 12 maanden die zichzelf verlengt',
    IL: 'moet een abonnement van 12 maanden dat zichzelf verlengt duidelijke voorwaarden en 30 tot 60 dagen vooraf een herinnering hebben',
    NY: 'moet een bedrijf de voorwaarden laten zien van een abonnement dat zichzelf verlengt, uw ja krijgen, en u makkelijk laten opzeggen',
    NC: 'moet een abonnement dat zichzelf verlengt duidelijk worden getoond, met hoe u opzegt. Bij lange moet er een herinnering komen',
    VA: 'moet een bedrijf duidelijk uw ja krijgen voor een abonnement dat zichzelf verlengt, en een makkelijke manier geven om online op te zeggen',
  }),
}
