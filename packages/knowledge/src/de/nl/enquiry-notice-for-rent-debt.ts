/** Questions about a notice or eviction claim for unpaid rent: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FOR_RENT_DEBT_NL: Words = {
  'de.ask-home.rent-debt-notice': {
    says: 'Betaal de hele schuld, of vraag vandaag het Jobcenter of Sozialamt die over te nemen. Tot twee maanden na betekening van de ontruimingseis maakt dat de opzegging op staande voet ongedaan (eens in twee jaar). Een tweede, gewone opzegging in de brief blijft meestal: vraag de verhuurder die in te trekken. Meld de rechtbank binnen twee weken dat u zich verweert. Ga naar een Mieterverein of advocaat; er is rechtshulp.',
  },
}
