/** Questions about flights and package trips that are cancelled: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_NL: Words = {
  'nl.ask.flight': {
    says: 'Vraag de maatschappij om zorg, uw geld terug of een andere vlucht, en het vaste bedrag van de Europese regel. Bij oorzaken die zij niet kon vermijden, zoals storm, hoeft zij dat bedrag niet te betalen.',
    dependsOn: 'de oorzaak, de duur van de vertraging en de afstand',
  },
  'nl.ask.package-tour': {
    says: 'Annuleert de organisator een pakketreis, dan krijgt u binnen 14 dagen alles terug. U hoeft geen voucher te nemen. Annuleert u zelf, dan betaalt u meestal redelijke kosten, maar niets als ernstige gebeurtenissen ter plaatse de reis verhinderen.',
    dependsOn: 'wie annuleerde en waarom',
  },
  'nl.ask.train-late': {
    says: 'Het Europese recht geeft 25 % van het kaartje vanaf 60 minuten vertraging en 50 % vanaf twee uur. NS betaalt voor eigen treinen meer: de helft vanaf 30 minuten en alles vanaf een uur. Vraag het snel aan op de site van de vervoerder, met datum en reis. Zegt die nee, ga dan naar de Geschillencommissie Openbaar Vervoer.',
  },
  'nl.ask.flight-via-site': {
    says: 'De luchtvaartmaatschappij moet u terugbetalen of omboeken, ook als u via een site boekte. Ze heeft zeven dagen; die termijn bindt de site niet. Vraag het dus schriftelijk aan de maatschappij zelf. De kosten van de site horen bij de prijs, tenzij de maatschappij er niets van wist. Een voucher hoeft u niet te nemen. Minder dan 14 dagen vooraf gehoord? Eis dan ook €250 tot €600, maar niet bij storm en dergelijke. Geen antwoord? Meld het bij de ILT, of ga binnen twee jaar naar de rechter. Het geldt vanuit de EU, of ernaartoe met een EU-maatschappij.',
  },
}
