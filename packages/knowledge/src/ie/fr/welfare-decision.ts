/** The French words of the rows in ../welfare-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DECISION_FR: Words = {
  'ie.welfare.deadline-appeal': {
    says: 'Vous avez 60 jours dès la décision pour faire appel. Si vous avez besoin d’argent, faites-le plus tôt.',
    action: 'Envoyer l’appel au Social Welfare Appeals Office',
    consequence: 'Un appel tardif demande une bonne raison.',
  },
  'ie.welfare.right-review': {
    says: 'Vous pouvez demander un nouvel examen avec de nouvelles preuves, et faire appel à temps.',
  },
  'ie.welfare.right-hearing': {
    says: 'Une autre personne examine l’appel. Vous pouvez demander à être entendu, gratuitement.',
  },
  'ie.welfare.right-meantime': {
    says: 'Sans argent en attendant, demandez à Intreo la Supplementary Welfare Allowance.',
  },
  'ie.welfare.step-reason': {
    says: 'Cherchez le motif. Demandez à votre médecin ou à un tiers un papier qui y répond.',
  },
  'ie.welfare.option-appeal': {
    title: 'Faire appel',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'Faible.',
    bestFor: 'Vous pensez que les faits ou les règles ont été mal lus.',
    says: 'Écrivez pourquoi la décision est fausse, avec vos papiers. Citizens Information aide gratuitement.',
  },
  'ie.welfare.reality-review': {
    says: 'Un contrôle est courant. Ce n’est pas une accusation, et le paiement continue pour l’instant.',
  },
  'ie.welfare.step-form': {
    says: 'Remplissez le formulaire avec exactitude et envoyez-le à temps. Gardez copie et preuve.',
  },
  'ie.welfare.right-time': {
    says: 'S’il vous faut plus de temps, demandez-le avant le dernier jour et dites pourquoi.',
  },
  'ie.welfare.right-after': {
    says: 'Si le paiement baisse ensuite, vous recevez une décision écrite et avez 60 jours pour faire appel.',
  },
}
