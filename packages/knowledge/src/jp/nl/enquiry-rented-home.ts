/** Questions about repairs, visits, rent and eviction, and the first steps for tenants: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_NL: Words = {
  'jp.ask.step-home': { says: 'Teken niets en vraag eerst Houterasu.' },
  'jp.ask.right-home': {
    says: 'Een verhuurder heeft een goede reden nodig om een gewone huur te beëindigen.',
  },
  'jp.ask.evict': {
    says: 'Niet zonder rechter. Alleen een gerechtsambtenaar (執行官) met een bevel van de rechter mag u uit huis zetten.',
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
