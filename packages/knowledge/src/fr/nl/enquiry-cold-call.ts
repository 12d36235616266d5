/** Questions about contracts sold by phone: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLD_CALL_NL: Words = {
  'fr.ask-buy.cold-call': {
    says: 'Sinds 11 augustus 2026 is een verkoopgesprek zonder uw toestemming vooraf verboden en het contract nietig, behalve over een lopend contract. Een ja aan de telefoon bindt nooit alleen: u moet daarna tekenen of schriftelijk akkoord gaan. Schrijf aangetekend dat u niets schuldig bent en alles terug wilt. Afschrijvingen bij de bank: acht weken, nooit toegestaan 13 maanden. Meld het aan SignalConso.',
  },
}
