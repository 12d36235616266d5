/** Notice to a lodger in Northern Ireland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_NORTHERN_IRELAND_FR: Words = {
  'gb.lodger.ni-no-court': {
    says: 'Qui loge chez le propriétaire a peu de droits de rester. Tout dépend du contrat : Housing Rights le vérifie gratuitement.',
  },
  'gb.lodger.ni-right-notice': {
    says: 'Vous avez droit au délai du contrat. Sinon, il doit être juste.',
  },
  'gb.lodger.ni-right-help': {
    says: 'Si vous risquez d’être sans logement dans 28 jours, la Housing Executive doit étudier le cas et vous aider.',
  },
  'gb.lodger.ni-step': {
    says: 'Appelez aujourd’hui la Housing Executive et dites que vous risquez de perdre la chambre. Faites vérifier le congé par Housing Rights.',
  },
  'gb.lodger.ni-option-time': {
    says: 'Donnez un jour où vous pouvez partir, et offrez de payer jusque-là. Demandez une réponse écrite.',
    title: 'Demander plus de temps',
    cost: 'Le loyer des jours en plus.',
    time: 'Un message maintenant.',
    risk: 'Le propriétaire peut refuser.',
    bestFor: 'Vous vous entendez et il vous faut quelques semaines.',
  },
}
