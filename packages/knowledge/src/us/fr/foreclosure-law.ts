/** The French words of the rows in ../foreclosure-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_LAW_FR: Words = {
  'us.claim.foreclosure-120': {
    says: 'Une société de prêt immobilier (mortgage company) doit le plus souvent attendre plus de 120 jours de retard avant de commencer la saisie de la maison (foreclosure).',
    learnMore:
      'Un conseiller en logement agréé par le HUD peut vous aider gratuitement à demander un plan.',
  },
  'us.mortgage.right-order': {
    says: 'La loi fixe un ordre : d’abord le contact et l’aide, puis, le plus souvent après 120 jours, la saisie (foreclosure). Une demande d’aide complète peut l’arrêter un temps.',
  },
  'us.mortgage.right-intent': {
    says: 'Beaucoup d’États obligent le prêteur à envoyer d’abord un avis d’intention (notice of intent). Il doit vous donner du temps pour payer le retard et garder la maison.',
  },
  'us.mortgage.nj-intent': {
    says: 'Dans le New Jersey, un avis d’intention (notice of intent) doit arriver au moins 30 jours avant que le prêteur aille en justice. Payer le retard pendant ce temps y met fin.',
  },
  'us.mortgage.ny-intent': {
    says: 'Dans l’État de New York, le prêteur doit envoyer un avis de 90 jours avec une liste de conseillers gratuits avant d’aller en justice pour votre maison.',
  },
  'us.mortgage.ny-conference': {
    says: 'Dans l’État de New York, le tribunal doit tenir une réunion pour un accord (settlement conference) sur une maison où vous habitez.',
  },
  'us.mortgage.pa-intent': {
    says: 'En Pennsylvanie, le prêteur doit vous prévenir 30 jours avant d’aller en justice, et vous laisser le temps de voir un conseiller gratuit. Vous pouvez payer le retard jusqu’à une heure avant la vente.',
  },
  'us.mortgage.ma-intent': {
    says: 'Dans le Massachusetts, vous avez le droit, une fois en cinq ans, de payer le retard dans les 90 jours après un avis et de garder la maison.',
  },
  'us.mortgage.md-intent': {
    says: 'Dans le Maryland, un avis d’intention (notice of intent) doit arriver au moins 45 jours avant une affaire de saisie (foreclosure). La plupart des propriétaires peuvent demander une médiation.',
  },
  'us.mortgage.ca-default': {
    says: 'En Californie, le prêteur doit vous contacter 30 jours avant un avis de défaut (notice of default). Vous pouvez mettre le prêt à jour jusqu’à 5 jours ouvrables avant la vente.',
  },
  'us.mortgage.nc-intent': {
    says: 'En Caroline du Nord, la société qui gère votre prêt de maison (servicer) doit envoyer un avis au moins 45 jours avant de déposer une saisie (foreclosure).',
  },
  'us.mortgage.tx-intent': {
    says: 'Au Texas, vous avez au moins 20 jours pour payer le retard, puis vous êtes prévenu de la vente 21 jours avant.',
  },
  'us.mortgage.wa-intent': {
    says: 'Dans l’État de Washington, le prêteur doit d’abord offrir de vous rencontrer. Un conseiller en logement peut vous envoyer en médiation.',
  },
  'us.mortgage.fl-court': {
    says: 'En Floride, un prêteur doit aller au tribunal pour saisir la maison (foreclose). Vous avez 20 jours pour répondre après la remise des papiers.',
  },
  'us.mortgage.oh-court': {
    says: 'Dans l’Ohio, un prêteur doit aller au tribunal pour saisir la maison (foreclose). Vous pouvez payer la dette jusqu’à ce que le juge confirme la vente.',
  },
  'us.mortgage.right-stay': {
    says: 'Déposer une demande de faillite (bankruptcy) arrête le plus souvent aussitôt la vente forcée, jusqu’à ce que le tribunal décide. Demandez avant à un avocat ou à un conseiller en logement.',
  },
}
