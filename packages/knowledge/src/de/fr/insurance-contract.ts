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
}
