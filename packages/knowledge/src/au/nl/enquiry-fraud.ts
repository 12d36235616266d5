/** Questions about fraud, stolen data and payments that nobody allowed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_NL: Words = {
  'au.ask.scam': {
    says: 'Klik niet, betaal niet en antwoord niet. Vraag het na bij het echte kantoor, op een nummer dat u zelf vindt. Meld het bij Scamwatch.',
  },
  'au.ask.paid-scam': {
    says: 'Bel nu uw bank en vraag de betaling te stoppen of terug te halen. Bel dan IDCARE op 1800 595 160 en meld het bij ReportCyber.',
  },
  'au.ask.data-breach': {
    says: 'Verander uw wachtwoorden, vraag de kredietbureaus om een gratis blokkade (ban) op uw overzicht, en bel IDCARE op 1800 595 160. Vraag het bedrijf wat er is meegenomen.',
  },
  'au.ask.loan-in-my-name': {
    says: 'Schrijf de kredietgever dat de lening niet van u is. Vraag alle kredietbureaus om een gratis blokkade (ban) op uw overzicht, en bel IDCARE op 1800 595 160. Gaat de kredietgever door, klaag dan bij AFCA.',
  },
  'au.ask.card-payment-not-mine': {
    says: 'Klaag schriftelijk bij de bank. Die moet een betaling die u niet deed meestal dragen, tenzij u uw code hebt weggegeven. Ga na 30 dagen, of na een nee, gratis naar AFCA.',
  },
}
