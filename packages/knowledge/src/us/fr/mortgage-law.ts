/** The French words of the rows in ../mortgage-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_LAW_FR: Words = {
  'us.escrow.want': {
    says: 'C’est le compte annuel de vos provisions (escrow). Il montre ce que coûtent les impôts et l’assurance et ce que vous payez ensuite.',
  },
  'us.escrow.reality': {
    says: 'Un manque n’est pas un paiement en retard. Il veut dire que les impôts ou l’assurance ont coûté plus que prévu.',
  },
  'us.escrow.right-cushion': {
    says: 'La société qui gère votre prêt (servicer) peut garder une réserve d’un sixième des factures d’une année au plus, environ deux mois.',
  },
  'us.escrow.right-spread': {
    says: 'Un manque d’un mois de paiement ou plus doit être étalé sur au moins 12 mois. Vous pouvez aussi le payer d’un coup.',
  },
  'us.escrow.right-surplus': {
    says: 'Un surplus de 50 $ ou plus doit vous être rendu dans les 30 jours, si votre prêt est à jour.',
  },
  'us.escrow.right-error': {
    says: 'Si une somme est fausse, envoyez un avis d’erreur (notice of error). Ils doivent confirmer en 5 jours ouvrables, et le plus souvent répondre en 30 jours ouvrables.',
  },
  'us.escrow.step-check': {
    says: 'Comparez les sommes d’impôt et d’assurance avec vos propres factures. Vérifiez le nouveau paiement dès votre prochain relevé.',
  },
  'us.escrow.step-taxes': {
    says: 'Demandez à votre comté si vous avez toutes les réductions d’impôt (exemptions). Demandez un prix à d’autres assureurs.',
  },
  'us.escrow.option-error': {
    says: 'Écrivez à l’adresse pour les erreurs, avec le numéro de votre prêt et ce qui est faux.',
    title: 'Envoyer un avis d’erreur (notice of error)',
    cost: 'Gratuit',
    time: 'Peu après avoir reçu le relevé',
    risk: 'Aucun. Pendant 60 jours, ils ne peuvent pas vous signaler en retard pour cela.',
    bestFor: 'La somme d’impôt ou d’assurance est fausse.',
  },
  'us.escrow.option-pay': {
    says: 'Payez la nouvelle somme par mois, ou payez le manque une fois pour garder un paiement plus bas.',
    title: 'Payer par mois ou d’un coup',
    cost: 'Le manque',
    time: 'À partir de la date indiquée dans le relevé',
    risk: 'Aucun.',
    bestFor: 'Les sommes sont justes.',
  },
  'us.transfer.want': {
    says: 'Une autre entreprise va recevoir les paiements de votre prêt immobilier. Les conditions de votre prêt restent les mêmes.',
  },
  'us.transfer.reality': {
    says: 'Les deux entreprises doivent le plus souvent vous écrire, l’ancienne au moins 15 jours avant. Une seule lettre peut être un piège.',
  },
  'us.transfer.right-sixty': {
    says: 'Pendant 60 jours après le changement, un paiement envoyé à temps à l’ancienne entreprise ne peut pas être traité comme en retard.',
  },
  'us.transfer.step-check': {
    says: 'Vérifiez le changement auprès de l’ancienne société (servicer), à un numéro d’un ancien relevé. Payez ensuite la nouvelle.',
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
    says: 'Dans le Massachusetts, vous avez le droit de payer le retard dans les 90 jours après un avis, et de garder la maison.',
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
