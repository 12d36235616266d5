/** Questions about a landlord who ends a nine-year lease in Flanders: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_END_FLANDERS_NL: Words = {
  'be.ask.landlord-notice-flanders': {
    says: 'Bij een huur van negen jaar moet de verhuurder zes maanden vooraf schriftelijk opzeggen, met de reden. Om er zelf te wonen kan dat altijd. Voor een kind of ander familielid mag de huur pas na de eerste drie jaar eindigen, en de brief moet die persoon noemen. Een kortere opzeg of een gewone mail beëindigt niets: u moet niet weg. Die persoon moet binnen het jaar intrekken en twee jaar blijven, anders kunt u 18 maanden huur eisen. Alleen de vrederechter kan u uitzetten.',
    dependsOn: 'het soort huur en wie er komt wonen',
  },
}
