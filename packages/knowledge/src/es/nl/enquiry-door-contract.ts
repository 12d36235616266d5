/** Questions about contracts made at the door or by phone: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_NL: Words = {
  'es.ask.door-contract': {
    says: 'Schrijf nu dat u opzegt, met bewijs van ontvangst. Na een bezoek waar u niet om vroeg hebt u 30 kalenderdagen, anders 14 per telefoon of aan de deur, zonder reden of kosten. Vertelde men u dit niet, dan hebt u een jaar langer. Betwist wat u niet tekende en ga naar de OMIC.',
  },
}
