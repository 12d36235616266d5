/** The French words of the rows in ../enquiry-status-and-permits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATUS_AND_PERMITS_FR: Words = {
  'ca.fact.permit-expired': {
    says: 'Arrêtez maintenant de travailler ou d’étudier, sinon cela s’aggrave. Vous avez 90 jours depuis la perte du statut pour demander le rétablissement, aussi comme visiteur, avec les frais et la vérité. Vérifiez d’abord si une prolongation a été déposée avant la fin : le statut continue alors en général. Voyez un consultant agréé ou un avocat.',
  },
  'ca.fact.extension-filed': {
    says: 'Si vous avez demandé la prolongation avant la fin, vous pouvez rester et en général continuer à travailler ou étudier aux mêmes conditions jusqu’à la décision. Montrez le reçu et l’ancien permis. Si vous quittez le Canada, le droit de travailler peut cesser. En cas de refus, arrêtez : 90 jours pour le rétablissement.',
  },
  'ca.fact.pr-card-expired': {
    says: 'Vous ne perdez pas votre statut parce que la carte a expiré : vous restez résident permanent et pouvez travailler. Renouvelez-la. Pour revenir en avion sans carte, il faut un titre de voyage pour résident permanent. Vérifiez 730 jours ici en cinq ans ; sinon, conseil avant de demander ou voyager.',
  },
  'ca.fact.closed-permit-abuse': {
    says: 'Vous pouvez demander un permis de travail ouvert pour travailleurs vulnérables. Il est gratuit et permet un autre employeur. Envoyez des preuves d’abus ou de salaire impayé : messages, photos, bulletins. Votre patron ne peut pas vous expulser. Plaignez-vous aussi au bureau du travail : les mêmes règles vous protègent.',
  },
  'ca.fact.permit-ends-soon': {
    says: 'Demandez la prolongation en ligne avant le dernier jour, avec tous les papiers de la liste : une demande incomplète peut être renvoyée. Vous pouvez alors rester jusqu’à la décision et, le plus souvent, continuer à travailler ou étudier aux mêmes conditions. Gardez le reçu. Jour manqué ? Arrêtez travail et études : vous avez 90 jours pour demander le rétablissement du statut. Vérifiez que votre passeport est valable assez longtemps.',
  },
}
