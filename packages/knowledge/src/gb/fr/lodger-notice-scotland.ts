/** Notice to a lodger in Scotland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_SCOTLAND_FR: Words = {
  'gb.lodger.scotland-no-court': {
    says: 'Un propriétaire qui vit dans le même logement n’a pas besoin de juge. Après le délai, vous devez partir.',
  },
  'gb.lodger.scotland-right-notice': {
    says: 'Vous avez droit au délai du contrat. Sinon il doit être juste : le plus souvent 28 jours au moins.',
  },
  'gb.lodger.scotland-right-force': {
    says: 'Les menaces, la force ou couper chauffage et lumière sont interdits. Appelez alors la police.',
  },
  'gb.lodger.scotland-right-council': {
    says: 'Si vous risquez d’être sans logement dans deux mois, demandez l’aide de la mairie (council). Sans toit, elle doit vous loger le temps d’étudier le cas.',
  },
  'gb.lodger.scotland-step': {
    says: 'Vérifiez le délai dans le contrat. Dites aujourd’hui à la mairie (council) que vous risquez de perdre la chambre, et montrez le congé.',
  },
  'gb.lodger.scotland-option-time': {
    says: 'Donnez un jour où vous pouvez partir, et offrez de payer jusque-là. Demandez une réponse écrite.',
    title: 'Demander plus de temps',
    cost: 'Le loyer des jours en plus.',
    time: 'Un message maintenant.',
    risk: 'Le propriétaire peut refuser.',
    bestFor: 'Vous vous entendez et il vous faut quelques semaines.',
  },
}
