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
  'es.ask.sick-dismissed': {
    says: 'Ils ne peuvent pas vous renvoyer parce que vous êtes malade : c’est nul. Pour un autre motif réel, ils le peuvent. Vous avez 20 jours ouvrables pour contester.',
    dependsOn: 'le vrai motif',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Non. Un renvoi pendant la grossesse ou un congé de garde est nul, sauf si l’entreprise prouve un autre motif réel. Contestez sous 20 jours ouvrables.',
  },
  'es.ask.dismissed-message': {
    says: 'Le licenciement doit être écrit, avec les faits et la date d’effet. Un message ou un appel sans cela le rend abusif (improcedente). Gardez-le et écrivez que vous contestez. Vous avez 20 jours ouvrables.',
  },
  'es.ask.temporary-end': {
    says: 'Vous touchez 12 jours de salaire par année, sauf contrats de formation ou de remplacement. Ajoutez les congés restants. Si le contrat n’était pas vraiment temporaire, contestez sous 20 jours ouvrables.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'la vraie raison',
    says: 'Un contrat temporaire peut finir à sa date. Mais s’il n’est pas renouvelé à cause de la grossesse, c’est une discrimination, nulle. Gardez les messages et la preuve que d’autres ont été renouvelés. Vous avez 20 jours ouvrables.',
  },
  'es.ask.dismissal-notice': {
    says: 'Pour un licenciement disciplinaire, pas de préavis. Pour motif économique (objetivo), 15 jours ou leur paiement. À la fin d’un contrat temporaire de plus d’un an, aussi 15. Toujours écrit : 20 jours ouvrables pour contester.',
    dependsOn: 'le type de licenciement',
  },
  'es.ask.trial-period': {
    says: 'Pendant l’essai, ils peuvent y mettre fin sans motif ni préavis. L’essai doit être écrit et pas trop long. Pour une grossesse ou un autre motif interdit, c’est nul. Vous avez 20 jours ouvrables.',
    dependsOn: 'ce que dit votre contrat et pourquoi ils l’ont fait',
  },
}
