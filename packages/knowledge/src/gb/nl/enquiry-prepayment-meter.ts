/** Questions about a prepayment meter forced on a home with a baby, old age or illness: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREPAYMENT_METER_NL: Words = {
  'gb.ask-consumer.prepay-warrant-child': {
    says: 'Men mag hem niet opdringen in een huis met een kind onder de twee, waar allen 75 of ouder zijn zonder hulp, of waar iemand stroom of warmte nodig heeft voor de gezondheid. Meld het vandaag schriftelijk, met bewijs. Schrijf de rechtbank of ga naar de zitting over het bevel (warrant). Bied een plan aan. Klaag; daarna is de Energy Ombudsman gratis.',
  },
}
