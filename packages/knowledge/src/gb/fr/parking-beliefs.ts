/** Beliefs about private parking charges to correct: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_BELIEFS_FR: Words = {
  'gb.parking.myth-fine': {
    says: 'Une somme de stationnement privé n’est pas une amende et ne donne pas de casier judiciaire. C’est une demande d’argent selon un contrat.',
  },
  'gb.parking.myth-ignore': {
    says: 'L’ignorer est risqué. Les sociétés vont vraiment au tribunal. Si vous ignorez les papiers du tribunal, elles peuvent gagner sans audience.',
  },
  'gb.parking.myth-bailiffs': {
    says: 'Une société de stationnement ou de recouvrement ne peut pas envoyer d’huissiers (bailiffs) seule. Elle doit d’abord gagner au tribunal. Ils ne peuvent venir que si vous ne payez pas ensuite la décision (judgment).',
  },
  'gb.parking.myth-credit': {
    says: 'Une lettre de stationnement ne va pas dans votre dossier de crédit. Une décision de justice (judgment) y va, sauf si vous la payez en entier dans le mois.',
  },
  'gb.parking.myth-clamp': {
    says: 'Poser un sabot ou enlever une voiture sur un terrain privé est un délit, sauf si la loi le permet. Elle le permet à la police ou à la DVLA.',
  },
}
