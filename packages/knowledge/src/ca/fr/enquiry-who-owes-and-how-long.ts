/** The French words of the rows in ../enquiry-who-owes-and-how-long.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHO_OWES_AND_HOW_LONG_FR: Words = {
  'ca.fact.spouse-debt': {
    says: 'Vous ne devez pas une dette au seul nom de votre mari ou femme, sauf signature ou caution. Une carte supplémentaire à votre nom peut vous engager : lisez les conditions. Après un jugement, sa part de la maison peut être visée, pas la vôtre. Au Québec, les besoins courants de la famille peuvent engager les deux.',
  },
  'ca.fact.card-debt-too-old': {
    says: 'Dans votre province, ils ont en général deux ans pour poursuivre, depuis l’arrêt des paiements. Ensuite, dites au tribunal que c’est trop tard, et ils ne gagnent pas. Un paiement ou un écrit signé relance le délai : ne faites ni l’un ni l’autre avant. Ils peuvent encore écrire. Le dossier de crédit l’efface après environ six ans.',
  },
}
