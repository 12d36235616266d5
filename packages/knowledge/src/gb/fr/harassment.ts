/** Harassment, stalking and intimate pictures: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HARASSMENT_FR: Words = {
  'gb.harass.right-order': {
    says: "Harceler quelqu'un deux jours ou plus est un délit, et traquer aussi. Un tribunal peut aussi l'interdire et vous accorder de l'argent.",
  },
  'gb.harass.scotland': {
    says: 'Vous pouvez demander au tribunal une interdiction (non-harassment order). La violer est un délit. Gardez chaque message et prévenez la police.',
  },
  'gb.harass.images': {
    says: 'Partager une image intime sans votre oui, ou menacer de le faire, est un délit. Gardez les messages et prévenez la police.',
  },
  'gb.harass.answer': {
    says: "Gardez chaque message et notez chaque visite. Signalez-le à la police comme harcèlement. Un tribunal peut l'interdire. En danger, appelez le 999.",
  },
}
