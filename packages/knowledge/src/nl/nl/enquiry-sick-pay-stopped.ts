/** The Dutch words of the rows in ../enquiry-sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_STOPPED_NL: Words = {
  'nl.ask.sick-pay-stopped': {
    says: 'Uw werkgever mag het loon bij ziekte alleen stoppen om een reden uit de wet, zoals weigeren van passend werk. Hij moet dat meteen zeggen. Niet eens met de bedrijfsarts? Vraag nu een deskundigenoordeel bij het UWV: een rechter wil dat meestal zien voordat u loon eist. Schrijf dat u alles doet wat uw gezondheid toelaat, en houd contact.',
  },
}
