/** Questions about a tax debt that is enforced with a surcharge: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCED_TAX_FR: Words = {
  'es.ask.apremio': {
    says: 'Payez dans le délai du papier : 10 % de majoration, plus tard 20 % et des intérêts. Reçu du 1 au 15 : jusqu’au 20. Plus tard : jusqu’au 5 du mois suivant. Si le premier avis n’est jamais arrivé, est payé ou trop vieux, contestez en un mois (reposición ou económico-administrativa). Dans le même délai, demandez des mensualités. Ils peuvent encore saisir, mais pas vendre avant de répondre.',
  },
}
