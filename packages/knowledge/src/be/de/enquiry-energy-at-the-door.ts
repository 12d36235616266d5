/** Questions about an energy contract signed at the door or by phone: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AT_THE_DOOR_DE: Words = {
  'be.ask.energy-door': {
    says: 'Ja. Einen Vertrag an der Tür oder am Telefon können Sie binnen 14 Tagen beenden, ohne Grund und Kosten. Wurden Sie nicht belehrt, haben Sie zwölf Monate mehr. Schreiben Sie heute dem neuen Anbieter und behalten Sie den Beleg. Bitten Sie den alten, Sie zu behalten, auch mit Sozialtarif. Melden Sie es bei ConsumerConnect und der Energie-Ombudsstelle.',
  },
}
