/** The Dutch words of the rows in ../enquiry-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'us.ask-consumer.claim-denied': {
    says: 'Ga schriftelijk in beroep. Bij een zorgplan hebt u 180 dagen, daarna vier maanden voor een beoordeling van buiten (external review). Klaag bij andere verzekeringen bij het verzekeringskantoor van uw staat.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Vraag om de weigering op papier met de woorden van de polis. Stuur foto’s en nog een schatting, en klaag dan gratis bij het verzekeringskantoor van uw staat.',
  },
  'us.fact.newborn-insurance': {
    says: 'Vraag het binnen 30 dagen na de geboorte bij de verzekering van het werk; een enkele geeft meer. De dekking telt dan vanaf de geboorte. Een plan van HealthCare.gov geeft 60 dagen, ook vanaf de geboorte. De 30 gemist? Gebruik die 60, of vraag Medicaid of CHIP: die nemen kinderen het hele jaar. Had u bij de geboorte Medicaid, dan heeft de baby het eerste jaar. Vraag het schriftelijk en bewaar een kopie.',
  },
}
