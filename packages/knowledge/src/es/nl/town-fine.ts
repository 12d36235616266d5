/** The Dutch words of Spain: fines off the road. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_NL: Words = {
  'es.town-fine.want': {
    says: 'Een instantie wil u een boete geven (sanción). Het gaat niet om verkeer. De halve prijs van verkeersboetes geldt dus niet.',
  },
  'es.town-fine.who': {
    says: 'Dit is een overheid, zoals uw gemeente. Is de boete definitief, dan kan die zonder rechter innen.',
  },
  'es.town-fine.rights': {
    says: 'U mag in de dagen die op het papier staan zeggen wat er gebeurde en bewijs sturen (alegaciones). Zij moeten het bewijzen, u niet.',
  },
  'es.town-fine.reality': {
    says: 'Er is een zaak geopend. Er is nog geen boete besloten. Zegt u niets, dan kan het voorstel het besluit worden.',
  },
  'es.town-fine.step-file': {
    says: "Vraag het dossier (expediente) op: wie het zag, de foto's, en welke regel u zou hebben overtreden.",
  },
  'es.town-fine.right-less': {
    says: 'Toegeven scheelt minstens 20%. Betalen vóór het besluit scheelt nog eens minstens 20%. Daarvoor geeft u uw bezwaar bij de instantie op.',
  },
  'es.town-fine.right-lapse': {
    says: 'De instantie moet op tijd beslissen en het u laten weten: drie maanden na de opening, tenzij haar regels meer toestaan. Daarna vervalt de zaak (caducidad). Zeg dat.',
  },
  'es.town-fine.right-old': {
    says: 'Een lichte overtreding is na zes maanden verjaard, een zware na twee jaar, tenzij de eigen wet iets anders zegt.',
  },
  'es.town-fine.option-answer': {
    says: "Schrijf op wat er gebeurde, voeg foto's of getuigen toe en noem het dossiernummer. U kunt het bij elk openbaar register inleveren.",
    title: 'Uw kant sturen (alegaciones)',
    cost: 'Niets.',
    time: 'De dagen op het papier. Zaterdagen, zondagen en feestdagen tellen niet als werkdagen.',
    risk: 'U verliest de korting als u niet eerst betaalt.',
    bestFor: 'U was het niet, of zij kunnen het niet laten zien.',
  },
}
