/** Questions about leaving a home, a notice from the landlord and the deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_WORDS: Words = {
  'be.ask.leave-home': {
    dependsOn: 'het soort huur en het gewest',
    says: 'Huur van negen jaar: drie maanden opzeg. In de eerste drie jaar betaalt u drie, twee of één maand huur. Korte huur heeft andere regels.',
  },
  'be.ask.landlord-notice': {
    dependsOn: 'het soort huur en de reden',
    says: 'Bij een huur van negen jaar moet de verhuurder zes maanden opzeggen, schriftelijk, met een geval van de wet zoals eigen gebruik. Voor een kind of familielid moet de brief persoon en band noemen. In Vlaanderen telt een familielid pas na drie jaar. Die moet binnen het jaar intrekken en twee jaar blijven, anders kunt u 18 maanden huur eisen. Door een kortere opzeg moet u niet vroeger weg. U mag dan met één maand vertrekken.',
  },
}
