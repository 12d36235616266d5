/** Questions about the immigration office: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_OFFICE_FR: Words = {
  'us.immigration.ask-door': {
    says: 'Vous n’avez pas à ouvrir sans mandat (warrant) signé par un juge. Demandez à le voir par la fenêtre. Vous pouvez vous taire. Ne fuyez pas, ne mentez pas, ne bloquez pas le passage.',
  },
  'us.immigration.ask-denied': {
    says: 'Lisez quel appel ou quelle motion l’avis nomme, et jusqu’à quand : le plus souvent 30 jours, ou 33 s’il est venu par la poste. Voyez cette semaine un avocat en immigration ou une aide agréée, avant de redéposer ou de partir.',
  },
  'us.immigration.ask-card-expired': {
    says: 'Quand une carte de dix ans expire, vous restez résident permanent et pouvez travailler. Déposez le formulaire I-90 maintenant : son reçu prolonge la carte. Une carte de deux ans est différente : déposez le formulaire I-751 avant sa fin.',
  },
  'us.immigration.ask-moved': {
    says: 'Oui. Dites-le à l’USCIS dans les dix jours du déménagement : en ligne ou avec le formulaire AR-11. C’est gratuit. Donnez le numéro de chaque dossier ouvert, pour que le courrier suive. Pour un entretien d’asile, prévenez aussi ce bureau et allez-y le jour dit, sauf report. Avec un dossier au tribunal de l’immigration, prévenez le tribunal dans les cinq jours (EOIR-33). Manquer une audience peut mener à l’expulsion. Gardez les preuves.',
  },
}
