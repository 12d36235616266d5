/** Questions about a benefit or small pension seized in the account: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SEIZED_DE: Words = {
  'es.ask.benefit-seized': {
    says: 'Eine Leistung oder Rente unter dem Mindestlohn (1.221 € im Monat 2026) darf nicht gepfändet werden, auch nicht auf dem Konto. Das gilt für die Zahlung des letzten Monats; Älteres darf genommen werden. Zeigen Sie Bank und Amt den Bescheid und die Auszüge. Verlangen Sie schriftlich sofortige Freigabe. Widerspruch binnen eines Monats. Ist die Schuld über vier Jahre alt ohne Zustellung? Sagen Sie es auch.',
  },
}
