/** Questions about an energy contract signed at the door or by phone: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AT_THE_DOOR_NL: Words = {
  'be.ask.energy-door': {
    says: 'Ja. Een contract aan de deur of per telefoon kunt u binnen 14 dagen herroepen, zonder reden en kosteloos. Heeft men u dat recht niet gemeld, dan hebt u twaalf maanden meer. Schrijf vandaag naar de nieuwe leverancier en bewaar bewijs. Vraag de oude om u te houden, met sociaal tarief als u dat had. Meld het bij ConsumerConnect en de ombudsdienst energie.',
  },
}
