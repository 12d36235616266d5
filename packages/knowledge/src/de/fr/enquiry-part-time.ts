/** Questions about working fewer hours: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_FR: Words = {
  'de.ask-job.part-time': {
    says: 'Après six mois dans une entreprise de plus de 15 personnes, vous pouvez demander moins d’heures. Au-delà de 45, aussi pour un à cinq ans (Brückenteilzeit). Faites-le par écrit simple trois mois avant, avec la répartition voulue. Un refus exige de bonnes raisons, par écrit, un mois avant le début. Sinon vos heures baissent comme demandé. En cas de conflit, le tribunal du travail décide.',
    dependsOn: 'la taille de l’entreprise et ses raisons',
  },
}
