/** Law that letters on road fines and the licence name: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_LAW_NL: Words = {
  'ch.road.right-file': {
    says: 'U kunt vragen het dossier te zien: de foto, het verslag van de meting en de controle van het apparaat.',
  },
  'ch.road.speed-scale': {
    says: 'Een vaste boete geldt voor weinig te hard: tot 15 km/u in de bebouwde kom, 20 erbuiten en 25 op een snelweg. Daarboven is het een strafzaak.',
  },
  'ch.road.speed-law': {
    says: 'Een limiet bindt u als het bord te zien was. Foto’s van de plaats helpen als bomen of wegwerkzaamheden het verborgen.',
  },
  'ch.road.licence-apart': {
    says: 'Uw rijbewijs verliezen is een zaak apart, bij het kanton. Zeg schriftelijk, vóór hun datum, waarom u moet rijden.',
  },
  'ch.road.owner': {
    says: 'De vaste boete gaat naar de eigenaar van de auto. Reed iemand anders? Geef dan binnen de dertig dagen naam en adres.',
  },
  'ch.road.grades': {
    says: 'Een eenvoudige overtreding van een verkeersregel geeft alleen een boete. Een zware is een misdrijf met strafblad. Kijk welke van de twee er staat en maak bezwaar als het te ver gaat.',
  },
  'ch.road.fine-list': {
    says: 'Elke vaste boete en het bedrag staat in één openbare lijst voor heel Zwitserland. Vergelijk de uwe.',
  },
}
