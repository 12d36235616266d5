/** Questions about a contract that a seller at home had signed, other than for energy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_DE: Words = {
  'be.ask.door-sale': {
    says: 'Was Sie zu Hause oder an der Tür unterschreiben, können Sie binnen 14 Tagen ohne Grund widerrufen: bei Diensten ab Vertrag, bei Waren ab Lieferung. Sagte man Ihnen das nicht? Dann zwölf Monate länger. Schreiben Sie klar per Einschreiben an die Firma und bei Kredit auch an den Geber, und sichern Sie den Beleg. Eine Strafe ist nicht fällig. Lassen Sie keine Arbeit beginnen. List oder Druck auf alte Menschen: Melden Sie es bei ConsumerConnect.',
  },
}
