/** Questions about a fall in a shop or on the street: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FALL_NL: Words = {
  'fr.ask-buy.fall': {
    says: 'In een winkel moet u tonen dat iets in slechte staat of verkeerd lag, zoals vloeistof op de vloer, en u deed vallen. Op straat moet de gemeente goed onderhoud bewijzen. Foto’s dezelfde dag, getuigen en een doktersattest. Schrijf aangetekend en vraag naar hun verzekeraar. Verwittig uw verzekeringen en de CPAM. Voor letsel meestal tien jaar; tegen een gemeente vier.',
    dependsOn: 'wat de val veroorzaakte en wat u kunt bewijzen',
  },
}
