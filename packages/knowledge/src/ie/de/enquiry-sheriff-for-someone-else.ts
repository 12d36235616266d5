/** Questions of a person at whose home a sheriff looks for someone else: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_DE: Words = {
  'ie.ask.sheriff-other-person': {
    says: 'Schulden von erwachsenen Kindern, Geschwistern oder Vormietern schulden Sie nicht; zahlen Sie nichts. Schreiben Sie heute dem sheriff oder county registrar und dem Gläubiger, dass die Person nicht bei Ihnen wohnt, mit Belegen. Genommene Sachen sofort schriftlich fordern. Wohnt die Person dort noch als Mieter oder Eigentümer, können Sachen enger Familie genommen werden. MABS: 0818 07 2000.',
  },
}
