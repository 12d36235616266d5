/** A seizure by the debt office, and what it must leave: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_WORDS: Words = {
  'ch.court.seize-want': {
    says: 'L’office des poursuites veut examiner vos revenus et vos biens, pour en prendre une partie (saisie).',
  },
  'ch.court.seize-who': { says: 'C’est un office public. Ses actes peuvent être contrôlés.' },
  'ch.court.seize-real': {
    says: 'Il doit vous laisser assez pour le loyer, la nourriture et l’assurance-maladie que vous payez vraiment.',
  },
  'ch.court.seize-not-yet': {
    says: 'Ils ne peuvent pas prendre ce qu’il faut pour vivre et travailler, ni certaines prestations sociales.',
  },
  'ch.court.seize-ten': {
    says: 'Vous avez dix jours pour porter plainte à l’autorité de surveillance si un acte est faux.',
    action: 'Porter plainte par écrit',
    consequence: 'L’acte reste valable.',
  },
  'ch.court.seize-step-go': {
    says: 'Allez au rendez-vous. Apportez fiches de salaire, loyer, primes et autres frais, avec les preuves de paiement.',
  },
  'ch.court.seize-step-change': {
    says: 'Si vos revenus ou vos frais changent, demandez tout de suite à l’office de revoir la somme.',
  },
  'ch.court.seize-step-help': {
    says: 'Parlez à un service de désendettement d’un plan avec tous les créanciers ou d’une faillite personnelle.',
  },
  'ch.court.seize-right-complain': {
    says: 'Vous avez le droit de porter plainte gratuitement contre l’office.',
  },
  'ch.court.seize-option': {
    title: 'Porter plainte contre un acte faux',
    says: 'Écrivez à l’autorité de surveillance.',
    cost: 'Le plus souvent rien.',
    time: 'Dix jours.',
    risk: 'Aucun.',
    bestFor: 'La somme qui vous reste est trop basse.',
  },
  'ch.court.seize-help': {
    title: 'Demander un service de désendettement',
    says: 'Il vérifie la somme qui doit vous rester.',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne saisie.',
  },
}
