/** What to do about a court judgment: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_STEPS_FR: Words = {
  'gb.judgment.step-read': {
    says: 'Cherchez la date de la décision (judgment), la somme et comment payer : d’un coup, ou tant par mois. Mettez les dates dans votre calendrier.',
  },
  'gb.judgment.step-request': {
    says: 'Appelez le tribunal aujourd’hui et demandez si la décision (judgment) a été rendue. Sinon, envoyez tout de suite votre défense ou votre offre de paiement.',
  },
  'gb.judgment.step-wrong': {
    says: 'Si vous n’avez jamais reçu la demande, ou ne devez rien, agissez cette semaine. Demandez au tribunal d’annuler la décision (set aside) avec le formulaire N244.',
  },
  'gb.judgment.step-afford': {
    says: 'Si vous devez l’argent mais ne pouvez pas payer comme ordonné, demandez au tribunal de plus petits paiements avec le formulaire N245.',
  },
  'gb.judgment.step-advice': {
    says: 'Appelez un conseiller en dettes gratuit. Il aide chaque jour avec ces formulaires. Demandez aussi l’aide pour les frais de tribunal.',
  },
  'gb.judgment.step-scotland': {
    says: 'Prenez maintenant conseil sur l’argent. Avec une demande officielle (charge), vous pouvez demander un « time to pay order ». Si vous ignoriez le procès, demandez ce qu’est le « recall ».',
  },
  'gb.judgment.step-pay-month': {
    says: 'Si vous pouvez, payez tout dans le mois après la date de la décision (judgment). Envoyez ensuite la preuve au tribunal.',
  },
  'gb.judgment.step-keep-paying': {
    says: 'Si vous payez en plusieurs fois, mettez en place un virement automatique (standing order) quelques jours avant chaque date. Un seul paiement manqué peut amener des huissiers (bailiffs).',
  },
  'gb.judgment.step-set-aside-grounds': {
    says: 'Dites dans le formulaire pourquoi c’est faux et quelle est votre défense. Dites quand vous l’avez appris. Envoyez des preuves, comme votre ancienne adresse.',
  },
  'gb.judgment.step-check-register': {
    says: 'Vous pouvez chercher votre nom dans le registre des décisions (judgments) chez Registry Trust. Vérifiez que celle-ci est vraie et juste.',
  },
}
