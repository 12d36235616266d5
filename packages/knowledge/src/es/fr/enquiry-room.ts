/** Questions about a rented room where the owner lives too: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_FR: Words = {
  'es.ask.room': {
    says: 'Une chambre seule chez le propriétaire ne relève le plus souvent pas de la loi sur les loyers (LAU) : pas de cinq ans. Ce qui est convenu compte. Sans durée, une chambre payée au mois finit en fin de mois, avec préavis. Mais personne ne peut vous chasser de force aujourd’hui ni changer la serrure : ce peut être un délit, appelez la police. Réclamez la caution par écrit. Si vous refusez, seul un juge peut l’ordonner.',
    dependsOn: 'ce qui est convenu et la durée payée',
  },
}
