/** Questions about repairs, visits, rent and eviction, and the first steps for tenants: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_NL: Words = {
  'jp.ask.step-home': { says: 'Teken niets en vraag eerst Houterasu.' },
  'jp.ask.right-home': {
    says: 'Een verhuurder heeft een goede reden nodig om een gewone huur te beëindigen.',
  },
  'jp.ask.evict': {
    says: 'Niemand mag zonder rechter sloten vervangen of uw spullen weghalen, wat er ook in het contract staat. Alleen een deurwaarder (執行官) met vonnis mag u eruit zetten. Proberen zij het, bel de politie en bewaar bewijs; u kunt schade eisen. Zo’n drie maanden achterstand kan tot een rechtszaak leiden. Bied nu schriftelijk delen aan en vraag uw gemeente (自立相談支援機関) om huurgeld (住居確保給付金).',
  },
  'jp.ask.repairs': {
    says: 'Zeg het de verhuurder of beheerder schriftelijk, met foto’s. Zij moeten het herstellen. Kan een deel niet gebruikt worden, dan daalt de huur met dat deel. Doen zij niets binnen een redelijke tijd, dan mag u het laten herstellen en de kosten vragen.',
  },
  'jp.ask.landlord-enters': {
    says: 'Niet zonder uw ja, behalve in een echt noodgeval zoals brand of een gesprongen leiding. U moet nodig herstel toelaten, op een tijd die u afspreekt. Schrijf de beheerder dat u geen bezoek zonder bericht toestaat. Gaat het door, bel dan de politie.',
  },
  'jp.ask.water-leak': {
    says: 'Maak foto’s en zeg het meteen de beheerder, zodat de oorzaak gevonden wordt. Was de bewoner boven onvoorzichtig, dan is hij uw schade schuldig, vaak via zijn verzekering. Brak een oude buis, dan is de eigenaar of het gebouw aansprakelijk. Bewaar natte spullen en bonnen. Ook uw brandverzekering kan betalen.',
  },
}
