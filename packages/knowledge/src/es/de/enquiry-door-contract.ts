/** Questions about contracts made at the door or by phone: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_DE: Words = {
  'es.ask.door-contract': {
    says: 'Schreiben Sie jetzt, dass Sie widerrufen, mit Beleg der Zustellung. Nach einem unerbetenen Besuch haben Sie 30 Kalendertage, sonst 14 am Telefon oder an der Tür, ohne Grund und Kosten. Sagte man es Ihnen nicht, haben Sie ein Jahr mehr. Bestreiten Sie, was Sie nie unterschrieben haben, und gehen Sie zur OMIC.',
  },
}
