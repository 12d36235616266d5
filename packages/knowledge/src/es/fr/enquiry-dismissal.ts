/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_FR: Words = {
  'es.ask.dismissed': {
    says: 'Signez « no conforme », et demandez la conciliation sous 20 jours ouvrables. Demandez le chômage (paro) sous 15 jours ouvrables. Un syndicat ou un avocat gratuit peut aider.',
  },
  'es.ask.sign-finiquito': {
    says: 'Vous pouvez signer que vous l’avez reçu. Ajoutez « no conforme » et la date si vous doutez des sommes. Alors vous pouvez encore réclamer.',
    dependsOn: 'si les sommes sont justes',
  },
  'es.ask.temporary-end': {
    says: 'Vous avez 12 jours de salaire par année travaillée, sauf contrats de formation ou de remplacement. Ajoutez les congés restants. La fin du contrat ouvre aussi le chômage : demandez-le dans les 15 jours ouvrables. Si le contrat n’était pas vraiment temporaire, contestez dans les 20 jours ouvrables.',
  },
  'es.ask.dismissal-notice': {
    says: 'Pour un licenciement disciplinaire, pas de préavis. Pour motif économique (objetivo), 15 jours ou leur paiement. À la fin d’un contrat temporaire de plus d’un an, aussi 15. Toujours écrit : 20 jours ouvrables pour contester.',
    dependsOn: 'le type de licenciement',
  },
}
