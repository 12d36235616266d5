/** Questions of workers on a visa who are paid too little: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_NL: Words = {
  'nz.ask.migrant-pay': {
    says: 'U hebt dezelfde loonrechten als iedereen hier, welk visum u ook hebt. Een baas kan geen visum intrekken; alleen Immigration. Iemand met een visum uitbuiten is een misdrijf. Noteer uw uren, bewaar berichten en bankafschriften. Meld het bij Employment New Zealand: 0800 200 088. Vraag naar het Migrant Exploitation Protection visum (tot zes maanden), zodat u weg kunt en ander werk zoekt. U kunt zes jaar loon vragen.',
  },
}
