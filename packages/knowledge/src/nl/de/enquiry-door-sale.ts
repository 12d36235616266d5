/** Questions about a contract that a seller at the door had signed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_DE: Words = {
  'nl.ask.door-sale': {
    says: 'Was Sie zu Hause oder an der Tür unterschreiben, können Sie binnen 14 Tagen ohne Grund widerrufen: bei Diensten und Energie ab Vertrag, bei Waren ab Lieferung. Sagte man Ihnen das nicht? Dann zwölf Monate länger. Schreiben Sie es klar, per Mail oder Brief, und sichern Sie den Beleg; eine Strafe ist nicht fällig. Sagen Sie es auch dem alten Energieversorger. List oder Druck auf alte Menschen: Melden Sie es der ACM (ConsuWijzer).',
  },
}
