/** Questions about a bailiff who comes in, and about the sale of things: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_AT_THE_DOOR_NL: Words = {
  'be.ask.bailiff-enters': {
    says: 'Zonder vonnis of andere titel mag een deurwaarder niet binnen en hoeft u niet open te doen. Met titel mag hij voor beslag komen tussen 6 en 21 uur, meestal niet in het weekend of op feestdagen. Bent u weg of weigert u, dan mag hij met de politie een slotenmaker laten openen. Vraag de titel te zien. Bel liever vooraf en bied een maandbedrag aan.',
    dependsOn: 'of er een vonnis is',
  },
  'be.ask.sale-stop': {
    says: 'Bel vandaag de deurwaarder en betaal of spreek schriftelijk een plan af: de meeste verkopen stoppen na een eerste som. Is iets beschermd of niet van u? Ga vóór de verkoop met bewijs naar de beslagrechter. Een collectieve schuldenregeling die de arbeidsrechtbank toelaat, stopt de verkoop. Het OCMW kan gratis voor u bellen. Brengt de verkoop minder op dan hij kost, zeg dat.',
  },
}
