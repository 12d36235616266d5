/** Questions about a benefit or small pension seized in the account: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SEIZED_DE: Words = {
  'es.ask.benefit-seized': {
    says: 'Eine Leistung oder Rente unter dem Mindestlohn (1.221 € im Monat 2026) darf nicht gepfändet werden, auch nicht auf dem Konto, außer für Kindesunterhalt. Das gilt für die Zahlung des letzten Monats; Älteres darf genommen werden. Zeigen Sie Bank und Amt Bescheid und Auszüge. Verlangen Sie schriftlich Freigabe. Gegen ein Amt: Widerspruch binnen eines Monats. Schuld über vier Jahre alt? Sagen Sie es auch.',
  },
}
