/** The French words of the rows in ../foreclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_FR: Words = {
  'us.mortgage.want': {
    says: 'La société de votre prêt immobilier (mortgage company) veut les paiements en retard, et dit qu’elle peut commencer une saisie de la maison (foreclosure).',
  },
  'us.mortgage.reality': {
    says: 'C’est un avertissement, pas une vente. Beaucoup de gens gardent leur maison avec un plan, s’ils demandent tôt.',
  },
  'us.mortgage.not-yet': {
    says: 'Le plus souvent, la saisie de la maison (foreclosure) ne peut pas commencer avant plus de 120 jours de retard.',
  },
  'us.mortgage.right-help': {
    says: 'Envoyez une demande d’aide complète plus de 37 jours avant une vente. Ils doivent l’examiner et ne peuvent pas vendre pendant ce temps.',
  },
  'us.mortgage.right-contact': {
    says: 'La société qui gère votre prêt (servicer) doit vous dire par écrit les aides possibles au plus tard le 45e jour de retard.',
  },
  'us.mortgage.right-errors': {
    says: 'Si la somme est fausse, envoyez un avis d’erreur (notice of error). Ils doivent le plus souvent répondre en 30 jours ouvrables.',
  },
  'us.mortgage.step-counselor': {
    says: 'Appelez un conseiller en logement agréé par le HUD au 888-995-4673. C’est gratuit. Ne payez jamais quelqu’un qui promet d’arrêter la saisie.',
  },
  'us.mortgage.option-plan': {
    says: 'Demandez le formulaire d’aide (loss mitigation). Offrez un plan de remboursement, une pause ou un changement du prêt.',
    title: 'Demander un plan pour garder la maison',
    cost: 'Demander est gratuit',
    time: 'Maintenant, avant le jour 120',
    risk: 'La somme due grandit pendant l’attente.',
    bestFor: 'Vous avez un revenu et voulez rester.',
  },
}
