/** Questions about two tenants of one home when one of them leaves: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_DE: Words = {
  'gb.ask-housing.joint-tenant-left': {
    says: 'Dem Vermieter schuldet jeder von Ihnen die ganze Miete, nicht die Hälfte. Ein Auszug oder eine E-Mail ändert das nicht. Vom anderen können Sie dessen Teil verlangen. Eine Person kann das laufende Mietverhältnis für beide mit richtiger Frist beenden, meist zwei Monate. Bitten Sie den Vermieter jetzt um einen Vertrag allein auf Ihren Namen. Bei Gefahr zuerst beraten lassen.',
  },
}
