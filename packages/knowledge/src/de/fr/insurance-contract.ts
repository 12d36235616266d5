/** The French words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_FR: Words = {
  'de.insurance.dearer-want': {
    says: 'Votre assureur veut plus d’argent pour la même couverture.',
  },
  'de.insurance.dearer-right': {
    says: 'Si le prix monte sans plus de garantie, vous pouvez résilier en un mois. Le contrat finit quand la hausse commence.',
  },
  'de.insurance.dearer-deadline': {
    says: 'Vous avez un mois après la réception pour résilier à cause de la hausse.',
    action: 'Résilier par écrit si vous voulez changer',
    consequence: 'Le contrat continue au prix plus élevé.',
  },
  'de.insurance.dearer-step': {
    says: 'Comparez d’abord d’autres offres. Résiliez seulement quand la nouvelle garantie est promise par écrit.',
  },
  'de.insurance.dearer-option': {
    says: 'Demandez la raison de la hausse ou un tarif moins cher.',
    title: 'Négocier ou changer',
    cost: 'Gratuit.',
    time: 'En un mois.',
    risk: 'Un trou sans garantie si vous résiliez trop tôt.',
    bestFor: 'La hausse est forte.',
  },
  'de.insurance.ended-right': {
    says: 'Après un sinistre, chacun peut résilier, mais seulement dans le mois qui suit la fin des discussions. L’assureur doit un mois de préavis.',
  },
  'de.insurance.ended-step': {
    says: 'Demandez à résilier vous-même. D’autres assureurs vous prendront mieux. Trouvez une garantie avant la date.',
  },
  'de.insurance.crash-right': {
    says: 'Vous pouvez demander directement à l’assureur de l’autre. Il doit faire une offre ou se justifier en trois mois.',
  },
  'de.insurance.crash-lawyer': {
    says: 'Si l’autre est en tort, son assureur paie en général aussi votre avocat et, au-delà d’un petit dégât, votre expert.',
  },
  'de.insurance.health-right-reasons': {
    says: 'Un tiers indépendant (Treuhänder) doit accepter, et la lettre doit dire quels coûts ont causé la hausse. Sinon elle ne vaut pas encore.',
  },
  'de.insurance.health-right-tariff': {
    says: 'Vous pouvez changer de tarif chez le même assureur et garder vos réserves d’âge. Demandez quels tarifs vous sont ouverts.',
  },
  'de.insurance.health-right-end': {
    says: 'Vous pouvez résilier dans les deux mois de la lettre. Pour la couverture complète, montrez qu’un autre assureur vous prend.',
  },
  'de.insurance.health-warn': {
    says: 'Ne quittez pas un assureur santé privé à la hâte. Vous pouvez perdre des réserves d’âge, et un autre demande votre santé.',
  },
  'de.insurance.health-step': {
    says: 'Demandez par écrit les raisons et des tarifs moins chers à couverture proche. Comparez la part à votre charge.',
  },
  'de.insurance.health-option-tariff': {
    says: 'Demandez un changement de tarif (Tarifwechsel). L’assureur ne demande votre santé que pour une meilleure couverture.',
    title: 'Changer de tarif, garder l’assureur',
    cost: 'Gratuit.',
    time: 'À tout moment.',
    risk: 'Une part propre plus haute peut coûter plus en cas de maladie.',
    bestFor: 'Vous y êtes assuré depuis longtemps.',
  },
  'de.insurance.dearer-told': {
    says: 'La lettre doit nommer votre droit de résilier et arriver au moins un mois avant la hausse.',
  },
}
