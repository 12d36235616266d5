/** The French words of the rows in ../work-transfer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRANSFER_FR: Words = {
  'de.transfer.want': {
    says: 'Votre employeur vous affecte à un autre lieu ou poste.',
  },
  'de.transfer.reality': {
    says: 'Votre emploi ne finit pas. C’est légal seulement si le contrat le permet et si c’est équitable.',
  },
  'de.transfer.right-fair': {
    says: 'Famille, santé, distance et handicap doivent être pesés. Un juge peut contrôler.',
  },
  'de.transfer.right-council': {
    says: 'Au-delà de 20 salariés, le Betriebsrat doit d’abord accepter.',
  },
  'de.transfer.step': {
    says: 'Lisez le contrat sur le lieu et le poste. Opposez-vous par écrit, mais travaillez sous réserve jusqu’à conseil.',
  },
  'de.transfer.option': {
    says: 'Demandez à un syndicat ou avocat. Le tribunal du travail peut l’arrêter.',
    title: 'Faire vérifier',
    cost: 'Gratuit avec un syndicat.',
    time: 'Avant la date.',
    risk: 'Ne pas venir peut coûter l’emploi.',
    bestFor: 'C’est loin ou un poste inférieur.',
  },
}
