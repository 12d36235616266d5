/** Questions about insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'nz.ask.insurer': {
    says: 'Demandez les raisons par écrit et plaignez-vous. Après un non définitif, allez gratuitement à son service de règlement des litiges (dispute scheme).',
  },
  'nz.ask.insurer-not-told': {
    says: 'Demandez à quelle question vous auriez mal répondu, et pourquoi cela comptait. De vieilles petites condamnations peuvent rester cachées après sept ans sans autre. Le service gratuit de l’assureur peut décider.',
  },
}
