/** Questions about fraud, stolen data and payments that nobody allowed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_NL: Words = {
  'ca.ask.scam': {
    says: 'Klik niet, betaal niet en antwoord niet. Vraag het na bij het echte kantoor op een nummer dat u zelf opzoekt. Meld het bij het Canadian Anti-Fraud Centre, 1-888-495-8501.',
  },
  'ca.ask.paid-scam': {
    says: 'Bel nu uw bank en vraag de betaling te stoppen of terug te halen. Verander uw wachtwoorden. Meld het bij de politie en op 1-888-495-8501.',
  },
  'ca.ask.data-breach': {
    says: 'Verander uw wachtwoorden, vertel het uw bank, en laat Equifax en TransUnion een fraudewaarschuwing (fraud alert) op uw dossier zetten. Vraag het bedrijf wat er is meegenomen.',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Schrijf de kredietgever dat de lening niet van u is en vraag zijn bewijs. Meld het bij de politie en op 1-888-495-8501. Vraag Equifax en TransUnion om een fraudewaarschuwing (fraud alert).',
  },
}
