/** The Italian words of the rows in ../enquiry-shared-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOME_IT: Words = {
  'ca.ask.on-shared-kitchen': {
    says: 'In Ontario, se deve condividere la cucina o il bagno con il proprietario, il Residential Tenancies Act non vale per Lei. Le spettano comunque un preavviso giusto e le Sue cose. Se La chiudono fuori, chieda alla polizia di farle prendere le Sue cose.',
    dependsOn: 'se chi condivide la cucina o il bagno è il proprietario',
  },
}
