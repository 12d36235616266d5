/** Questions about fraud, stolen data and payments that nobody allowed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_NL: Words = {
  'ie.ask.scam': {
    says: 'Klik niet, betaal niet en antwoord niet. Vraag het aan het echte kantoor op een nummer dat u zelf zoekt. Meld het bij de politie (gardaí).',
  },
  'ie.ask.paid-scam': {
    says: 'Bel nu uw bank en vraag de betaling te stoppen of terug te halen. Meld het dan bij de politie (gardaí). Zegt de bank nee, ga dan naar de FSPO.',
  },
  'ie.ask.data-breach': {
    says: 'Verander uw wachtwoorden en zeg het uw bank. Vraag het bedrijf wat er weg is. U kunt gratis klagen bij de Data Protection Commission en schadevergoeding vragen.',
  },
  'ie.ask.loan-in-my-name': {
    says: 'Schrijf de kredietgever dat zij niet van u is en meld het bij de politie (gardaí). U kunt in het Central Credit Register laten zetten dat iemand uw naam gebruikt.',
  },
  'ie.ask.card-payment-not-mine': {
    says: 'Klaag schriftelijk bij de bank. Zij moet het geld meestal uiterlijk op de volgende werkdag teruggeven, en bewijzen dat u onvoorzichtig was als zij dat zegt. Ga dan gratis naar de FSPO.',
  },
}
