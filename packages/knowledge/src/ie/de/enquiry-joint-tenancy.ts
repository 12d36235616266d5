/** Questions about two tenants of one home when one of them leaves: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_DE: Words = {
  'ie.ask.joint-tenant-left': {
    says: 'Dem Vermieter schuldet jeder Mitmieter meist die ganze Miete, nicht die Hälfte. Vom anderen können Sie dessen Teil verlangen. Teilen Sie dem Vermieter schriftlich mit, wer jetzt dort wohnt, und bitten Sie um den Vertrag auf Ihren Namen. Was der andere ohne Sie tat, beendet Ihre Mieterrechte nicht. Ist die Miete zu hoch, fragen Sie nach HAP; Threshold: 1800 454 454.',
  },
}
