/** The French words of the rows in ../foreclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_FR: Words = {
  'us.foreclosure.reality': {
    says: 'La maison n’est pas encore vendue. Jusqu’à la vente, payer le retard, un plan ou une faillite (bankruptcy) peut souvent l’arrêter.',
  },
  'us.foreclosure.who': {
    says: 'Un mandataire (trustee) ou un avocat organise la vente. La société qui reçoit vos paiements (servicer) décide de l’aide.',
  },
  'us.foreclosure.step-counselor': {
    says: 'Appelez aujourd’hui un conseiller logement agréé par le HUD (housing counselor) au 888-995-4673. C’est gratuit. Ne payez jamais qui promet d’arrêter la vente.',
  },
  'us.foreclosure.step-help': {
    says: 'Envoyez maintenant une demande d’aide complète (loss mitigation). Plus de 37 jours avant la vente, on ne peut pas vendre pendant l’examen.',
  },
  'us.foreclosure.step-sum': {
    says: 'Demandez par écrit la somme qui remet le prêt à jour et le dernier jour pour la payer.',
  },
  'us.foreclosure.step-lawyer': {
    says: 'La vente a lieu dans moins d’un mois ? Appelez maintenant l’aide juridique (legal aid) ou un avocat en faillite.',
  },
  'us.foreclosure.right-help': {
    says: 'On doit répondre à une demande d’aide complète, et vous pouvez le plus souvent contester un refus (appeal).',
  },
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
