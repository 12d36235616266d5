/** The French words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_WORDS: Words = {
  'ca.mortgage.right-bank-help': {
    says: 'Une banque doit chercher à vous aider en difficulté, par exemple un délai plus long ou pas de frais de retard. Demandez avant l’échéance.',
  },
  'ca.mortgage.right-interest': {
    says: 'Les intérêts ne peuvent pas monter parce que vous êtes en retard. Toute somme de défaut doit être au contrat et permise.',
  },
  'ca.mortgage.want': {
    says: 'Le prêteur veut les paiements en retard, et dit qu’il peut prendre ou vendre la maison.',
  },
  'ca.mortgage.reality': {
    says: 'C’est un avertissement qui laisse du temps. Bien des gens gardent leur maison avec un plan, s’ils demandent tôt.',
  },
  'ca.mortgage.option-plan': {
    says: 'Demandez par écrit un plan pour la somme en retard, avant la fin de l’avis.',
    title: 'Demander un plan',
    cost: 'Gratuit',
    time: 'Avant la fin de l’avis',
    risk: 'La somme augmente pendant l’attente.',
    bestFor: 'Vous avez un revenu et voulez rester.',
  },
  'ca.mortgage.on-power': {
    says: 'En Ontario, un avis de pouvoir de vente ne peut venir qu’après 15 jours de défaut. Il vous donne au moins 35 jours pour vous mettre à jour.',
  },
  'ca.mortgage.qc-sixty': {
    says: 'Au Québec, le prêteur doit publier un préavis de 60 jours avant de prendre ou de vendre la maison. Vous pouvez payer le retard dans ce délai.',
  },
  'ca.mortgage.bc-redeem': {
    says: 'En Colombie-Britannique, le prêteur doit aller au tribunal. Le juge vous donne le plus souvent six mois pour payer ou vendre.',
  },
  'ca.mortgage.ab-redeem': {
    says: 'En Alberta, le prêteur doit aller au tribunal. Vous avez le plus souvent six mois en ville, ou un an à la ferme, pour payer.',
  },
  'ca.mortgage.step': {
    says: 'Appelez le prêteur aujourd’hui et demandez l’équipe pour difficultés. Voyez un avocat ou une clinique avant la fin de l’avis.',
  },
}
