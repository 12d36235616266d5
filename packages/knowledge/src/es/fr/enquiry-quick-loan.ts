/** Questions about a small quick loan that has grown: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUICK_LOAN_FR: Words = {
  'es.ask.quick-loan': {
    says: 'On ne va pas en prison pour cela. Si le coût est très au-dessus de l’usage, un juge peut le dire usuraire. Vous ne rendez alors que ce que vous avez reçu. Écrivez au prêteur : contestez la somme, demandez le contrat et le décompte, offrez ce que vous avez vraiment reçu. Une dette contestée en justice ou devant une administration ne doit pas être dans ASNEF. Signalez les appels à la famille ou au travail à l’AEPD. Monitorio : 20 jours ouvrables.',
  },
}
