/** Questions of tenants who keep a pet without leave: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIDDEN_PET_NL: Words = {
  'jp.ask.pet-hidden': {
    says: 'Nee, niet meteen. Een verborgen dier schendt het contract, maar de verhuurder moet eerst een eerlijke termijn geven. Alleen als het vertrouwen weg is kan hij stoppen, en alleen een rechter zet u eruit. Antwoord schriftelijk: noem een dag waarop het dier weg is, of vraag toestemming met meer borg. Echte schade betaalt u. Teken geen vertrek.',
  },
}
