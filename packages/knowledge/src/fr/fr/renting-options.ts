/** Rent debts and the way to an eviction: the ways out. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_OPTIONS_WORDS: Words = {
  'fr.home.option-plan': {
    title: 'Convenir d’un plan de loyer',
    says: 'Proposez le loyer plus une somme, signé par les deux.',
    cost: 'Ce que vous proposez.',
    time: 'Une soirée.',
    risk: 'Si vous ne le tenez pas, la procédure continue.',
    bestFor: 'Vous pouvez payer le loyer courant.',
  },
  'fr.home.option-help': {
    title: 'Obtenir de l’aide logement gratuite',
    says: 'L’ADIL, une assistante sociale et le FSL peuvent éviter beaucoup d’expulsions.',
    cost: 'Rien.',
    time: 'Appelez aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Toute personne en retard de loyer ou avec un congé.',
  },
  'fr.home.option-court': {
    title: 'Aller à l’audience',
    says: 'Dites votre version au juge et demandez du temps. L’avocat n’est pas obligatoire.',
    cost: 'Rien.',
    time: 'Une demi-journée.',
    risk: 'Si vous ne venez pas, le juge décide seul.',
    bestFor: 'Vous avez une date d’audience.',
  },
  'fr.home.option-overdebt': {
    title: 'Déposer un dossier de surendettement',
    says: 'La Banque de France peut inclure les loyers. Un juge peut alors suspendre l’expulsion un temps.',
    cost: 'Rien.',
    time: 'Jusqu’à trois mois.',
    risk: 'Il faut payer le loyer courant.',
    bestFor: 'Vous avez des dettes de loyer et d’autres.',
  },
}
