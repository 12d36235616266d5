/** Questions about a cut of power or gas in the winter months: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_IN_WINTER_NL: Words = {
  'fr.ask-buy.energy-winter': {
    says: 'Nee. Van 1 november tot 31 maart mag niemand stroom, gas of warmte in uw hoofdwoning afsluiten voor een schuld. Het vermogen mag lager, maar niet met de energiecheque (chèque énergie). De schuld blijft: bel nu en vraag een plan. Vraag vóór april hulp bij het FSL en een maatschappelijk werker. Toch afgesloten? Meld het de energiebemiddelaar.',
  },
}
