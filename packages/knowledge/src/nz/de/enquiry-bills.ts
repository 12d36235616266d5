/** Questions about power, phone and council rates: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_DE: Words = {
  'nz.ask.cut-off': {
    says: 'Man muss Ihnen zuerst Hilfe anbieten und Sie warnen. Wer Strom aus medizinischen Gründen braucht, darf nicht abgestellt werden, also sagen Sie es. Bitten Sie um einen Zahlungsplan. Utilities Disputes kann helfen: 0800 22 33 40.',
    dependsOn: 'ob Sie um einen Plan gebeten haben und was Sie brauchen',
  },
  'nz.ask.phone': {
    says: 'Beschweren Sie sich zuerst bei der Firma. Hilft das nicht, prüft Telecommunications Dispute Resolution es kostenlos.',
  },
  'nz.ask.rates': {
    says: 'Fragen Sie die Gemeinde (council) nach einem Zahlungsplan und nach ihren Regeln für Notlagen. Bei niedrigem Einkommen können Sie einen Nachlass (rates rebate) bekommen.',
  },
}
