/** Questions about insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'es.ask.insurance-no': {
    says: 'Demandez le motif par écrit et plaignez-vous à l’assureur. Puis plaignez-vous gratuitement à la DGSFP. Après trois mois, il doit des intérêts élevés.',
  },
  'es.ask.insurance-leave': {
    says: 'Écrivez à l’assureur au moins un mois avant l’échéance que vous ne renouvelez pas. Il doit annoncer un changement de prix deux mois avant. S’il l’a fait trop tard, vous pouvez encore le refuser par écrit.',
  },
  'es.ask.health-cover': {
    says: 'Vous ne répondez qu’aux questions posées. Sans question claire, cela ne compte pas contre vous. En cas d’oubli honnête, ils paient moins, pas rien. Plainte écrite, puis gratuite à la DGSFP.',
    dependsOn: 'ce que l’assureur a demandé à la signature',
  },
}
