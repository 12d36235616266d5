/** Questions about a demand of INPS for contributions: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INPS_DUES_NL: Words = {
  'it.ask.inps-dues': {
    says: 'Een avviso di addebito is uitvoerbaar: betaal binnen 60 dagen, of vraag de inner (AdER) termijnen, in 2026 tot 84 maanden op eenvoudig verzoek. Is hij fout, dan hebt u maar 40 dagen voor de arbeidsrechter, 20 bij vormfouten, met advocaat, gratis bij laag inkomen. Bijdragen verjaren meestal na vijf jaar zonder betekening. Zaak gesloten? Meld het INPS en de kamer, anders loopt het door.',
  },
}
