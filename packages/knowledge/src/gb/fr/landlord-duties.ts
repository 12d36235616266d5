/** Duties of a landlord: a home that is fit, registration and deposits. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_DUTIES_FR: Words = {
  'gb.home.scotland-register': {
    says: "Un propriétaire privé doit être inscrit au registre de la commune. Louer sans cela est un délit, et la commune peut ordonner qu'aucun loyer ne soit dû. Prévenez-la.",
  },
  'gb.home.right-fit': {
    says: "Un logement loué doit être habitable, sans forte humidité, froid ni danger. Un tribunal peut ordonner les travaux et vous accorder de l'argent.",
  },
  'gb.home.right-council-looks': {
    says: 'La commune peut inspecter un logement loué et ordonner au propriétaire de le rendre sûr. Pour ses propres logements, utilisez son service de plaintes et le Housing Ombudsman.',
  },
  'gb.home.right-own-case': {
    says: "Si un logement nuit à votre santé, vous pouvez demander aux magistrates d'ordonner les travaux. Prévenez le propriétaire par écrit 21 jours avant.",
  },
  'gb.ni-deposit.right': {
    says: "Le propriétaire doit mettre la caution dans un organisme (scheme) sous 28 jours et vous le dire sous 35. Sinon, prévenez la commune, qui peut le punir. L'organisme règle les litiges gratuitement.",
  },
  'gb.wales-home.right-fit': {
    says: 'Un logement au pays de Galles doit être habitable, avec des détecteurs de fumée et une installation vérifiée depuis moins de cinq ans. Signalez les défauts par écrit, aussi à la commune, et continuez à payer le loyer.',
  },
}
