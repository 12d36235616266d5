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
  'jp.ask.rent-rise': {
    says: 'U hoeft niet meteen akkoord te gaan. Betaal een bedrag dat u redelijk vindt totdat een rechter beslist. U kunt later het verschil met 10% rente schuldig zijn.',
    dependsOn: 'wat redelijk is voor zulke woningen',
  },
  'jp.ask.repairs': {
    says: 'Zeg het de verhuurder of beheerder schriftelijk, met foto’s. Zij moeten het herstellen. Kan een deel niet gebruikt worden, dan daalt de huur met dat deel. Doen zij niets binnen een redelijke tijd, dan mag u het laten herstellen en de kosten vragen.',
  },
  'jp.ask.landlord-enters': {
    says: 'Niet zonder uw ja, behalve in een echt noodgeval zoals brand of een gesprongen leiding. U moet nodig herstel toelaten, op een tijd die u afspreekt. Schrijf de beheerder dat u geen bezoek zonder bericht toestaat. Gaat het door, bel dan de politie.',
  },
  'jp.ask.renewal-fee': {
    says: 'U bent die alleen schuldig als het huurcontract haar duidelijk noemt. De hoogste rechter aanvaardt dat als het bedrag niet veel te hoog is voor huur en tijd. Zwijgt het contract, of loopt het alleen door de wet door en dekt de clausule dat niet, dan hoeft u niet te betalen. Om een vraag kan men u niet uitzetten.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Na baanverlies of minder inkomen kan uw stad de huur (住居確保給付金) aan de verhuurder betalen, meestal drie maanden, hooguit negen. Vraag het hulploket (自立相談支援機関). Zeg het de verhuurder vroeg en bied delen aan. Eén late maand is zelden genoeg, en niemand mag u zonder rechter uitzetten.',
  },
  'jp.ask.water-leak': {
    says: 'Maak foto’s en zeg het meteen de beheerder, zodat de oorzaak gevonden wordt. Was de bewoner boven onvoorzichtig, dan is hij uw schade schuldig, vaak via zijn verzekering. Brak een oude buis, dan is de eigenaar of het gebouw aansprakelijk. Bewaar natte spullen en bonnen. Ook uw brandverzekering kan betalen.',
  },
}
