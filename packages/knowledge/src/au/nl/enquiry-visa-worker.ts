/** Questions of workers on a visa who are paid too little: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_NL: Words = {
  'au.ask.migrant-pay': {
    says: 'U hebt dezelfde loonrechten als iedereen hier, ook bij contante betaling en ook als u meer uren werkte dan uw visum toestaat. Alleen de overheid kan een visum intrekken, geen baas. Sinds juli 2024 is u uitbuiten met uw visum een misdrijf. Noteer uw uren en bewaar berichten. Bel de Fair Work Ombudsman (13 13 94) en vraag hoe uw visum beschermd is. U kunt zes jaar terugvorderen.',
  },
}
