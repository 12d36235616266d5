/** The French words of the rows in ../mortgage-servicing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_SERVICING_FR: Words = {
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
  'us.mortgage-help.want': {
    says: 'La firme qui encaisse votre prêt immobilier refuse votre demande d’aide. Elle doit dire ses raisons.',
  },
  'us.mortgage-help.right-appeal': {
    says: 'Contre un refus de changer le prêt, vous avez le plus souvent 14 jours pour faire appel, si votre dossier complet est arrivé 90 jours avant une vente. D’autres employés doivent l’examiner.',
  },
  'us.mortgage-help.step-appeal': {
    says: 'Faites appel par écrit dans les jours de la lettre. Dites quelle somme ou quel fait est faux. Appelez un conseiller HUD gratuit : 1-888-995-4673.',
  },
}
