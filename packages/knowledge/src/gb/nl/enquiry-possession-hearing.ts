/** Dutch: the words of the rows in ../enquiry-possession-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POSSESSION_HEARING_NL: Words = {
  'gb.ask-housing.possession-hearing': {
    says: 'Ga naar de zitting met een aanbod: de huur en een deel van de achterstand. Een gratis adviseur daar kan voor u spreken. Bij veel gronden kan de rechter het bevel uitstellen of opschorten. Bij de andere hebt u 14 dagen, of tot zes weken bij grote nood.',
  },
}
