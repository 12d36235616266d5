/** Rights of who gets a private parking charge: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_RIGHTS_FR: Words = {
  'gb.parking.right-appeal': {
    says: 'Vous avez le droit de faire d’abord un recours à la société de stationnement. Elle devrait répondre, et ne rien vous réclamer pendant l’examen.',
  },
  'gb.parking.right-independent-appeal': {
    says: 'Si la société dit non, vous pouvez aller gratuitement à POPLA ou à l’IAS. Elle doit vous dire lequel, et jusqu’à quand.',
  },
  'gb.parking.right-keeper-limit': {
    says: 'Comme détenteur (keeper), vous devez au plus, selon cette loi, la somme du premier avis (notice to keeper). Les frais de recouvrement n’en font pas partie.',
  },
  'gb.parking.right-not-name-driver': {
    says: 'Aucune loi ne vous oblige à dire à une société privée de stationnement qui conduisait. Elle peut le demander, mais vous pouvez répondre comme détenteur (keeper).',
  },
  'gb.parking.right-grace': {
    says: 'Le code du secteur donne au moins 10 minutes de marge après la fin du stationnement payé ou permis. Au début, vous avez aussi du temps pour lire les panneaux.',
  },
  'gb.parking.right-clear-terms': {
    says: 'Les règles doivent être sur des panneaux que vous pouviez voir et lire avant de vous garer. Une règle que vous ne pouviez pas voir ne vous engage peut-être pas.',
  },
  'gb.parking.right-photos': {
    says: 'Vous avez le droit de demander les photos et les données qu’ils ont sur vous. Ils doivent répondre dans le mois.',
  },
  'gb.parking.right-equality': {
    says: 'Les services doivent faire des changements justes pour les personnes handicapées. Avoir besoin de plus de temps à cause d’un handicap peut être une raison de recours.',
  },
}
