/** The French words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_FR: Words = {
  'be.fund.want': {
    says: 'Votre mutualité décide de vos soins ou de vos indemnités.',
  },
  'be.fund.reality': {
    says: 'Elle doit donner ses motifs par écrit. Elle peut se tromper, et un juge peut vérifier sans frais pour vous.',
  },
  'be.fund.right-court': {
    says: 'Vous avez trois mois pour saisir le tribunal du travail. Cela ne vous coûte rien, même si vous perdez.',
  },
  'be.fund.right-two-years': {
    says: 'Elle peut en général réclamer deux ans, cinq après une fraude. Si l’erreur vient d’elle et que vous ne pouviez pas le savoir, dites-le : souvent, elle ne peut alors pas réclamer le passé.',
  },
  'be.fund.step': {
    says: 'Demandez par écrit les motifs et le calcul. Demandez un rapport à votre médecin, et de l’aide à votre syndicat.',
  },
}
