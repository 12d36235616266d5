/** Questions about leaving a home, a notice from the landlord and the deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_WORDS: Words = {
  'be.ask.leave-home': {
    dependsOn: 'het soort huur en het gewest',
    says: 'Huur van negen jaar: drie maanden opzeg. In de eerste drie jaar betaalt u drie, twee of één maand huur. Korte huur heeft andere regels.',
  },
  'be.ask.landlord-notice': {
    dependsOn: 'het soort huur en de reden',
    says: 'Bij negen jaar heeft de verhuurder zes maanden en een wettelijke reden nodig, zoals eigen gebruik. U kunt dan met één maand tegenopzeg vertrekken.',
  },
}
