/** Questions about a rented room where the owner lives too: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_FR: Words = {
  'es.ask.room': {
    says: 'Jusqu’en octobre 2026, une chambre seule chez le propriétaire ne relevait le plus souvent pas de la loi sur les loyers (LAU) : ce qui est convenu compte. Un décret du 8 octobre 2026 met les chambres sous cette loi : demandez à un bureau du logement s’il vaut encore pour vous. Sans durée, une chambre payée au mois finit en fin de mois, avec préavis. Mais personne ne peut vous chasser de force aujourd’hui ni changer la serrure : ce peut être un délit, appelez la police. Réclamez la caution par écrit. Si vous refusez, seul un juge peut l’ordonner.',
    dependsOn: 'ce qui est convenu et la durée payée',
  },
}
