/** Questions about a bill for gas or power that looks far too high: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_ENERGY_BILL_NL: Words = {
  'gb.ask-consumer.energy-bill-high': {
    says: 'Lees vandaag de meter af, maak een foto en stuur die op: veel rekeningen zijn geschat. Vraag een nieuwe, en controleer het meternummer en het tarief. Gebruik van meer dan 12 maanden geleden dat niet is berekend mag niet meer, tenzij het aan u lag. Betaal wat u weet dat u gebruikt. Helpt dat niet, klaag schriftelijk. Na acht weken, of een eindantwoord, is de Energy Ombudsman gratis.',
  },
}
