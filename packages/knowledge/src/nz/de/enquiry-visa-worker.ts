/** Questions of workers on a visa who are paid too little: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_DE: Words = {
  'nz.ask.migrant-pay': {
    says: 'Sie haben beim Lohn dieselben Rechte wie alle hier, egal welches Visum. Ein Chef kann kein Visum aufheben, nur Immigration. Menschen mit Visum auszubeuten ist strafbar. Notieren Sie Stunden, sichern Sie Nachrichten und Kontoauszüge. Melden Sie es Employment New Zealand: 0800 200 088. Fragen Sie nach dem Migrant Exploitation Protection visa (bis sechs Monate); damit können Sie dort aufhören und Neues suchen. Lohn können Sie für sechs Jahre fordern.',
  },
}
