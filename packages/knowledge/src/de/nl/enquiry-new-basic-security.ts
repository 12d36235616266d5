/** The words of the rows in ../enquiry-new-basic-security.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_BASIC_SECURITY_NL: Words = {
  'de.ask-benefit.new-basic-security': {
    says: 'Sinds juli 2026 heet Bürgergeld Grundsicherungsgeld. Een gemiste plicht kost drie maanden 30% van het basisbedrag. Opnieuw gemiste afspraken kosten elk een maand 30%. Wie echt werk expres weigert, kan het basisbedrag tot twee maanden verliezen, en wie drie afspraken na elkaar mist, alles. Een goede reden of te grote hardheid houdt dat tegen. Maak bezwaar binnen een maand.',
  },
}
