/** The Dutch words of the rows in ../enquiry-temporary-lease.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_LEASE_NL: Words = {
  'nl.ask.temporary-lease': {
    says: 'Sinds 1 juli 2024 heeft een nieuw huurcontract meestal geen einddatum. Bij een ouder contract van twee jaar of korter moet de verhuurder het einde een tot drie maanden vooraf schriftelijk melden. Doet hij dat niet, dan loopt de huur door voor onbepaalde tijd.',
    dependsOn: 'wanneer de huur begon en wat u is gemeld',
  },
}
