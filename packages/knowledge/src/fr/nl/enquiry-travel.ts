/** Questions about late or cancelled flights and trains: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_WORDS: Words = {
  'fr.ask-buy.flight': {
    says: 'Bij drie uur vertraging of late annulering kunt u €250 tot €600 krijgen, tenzij de luchtvaartmaatschappij de oorzaak niet in de hand had.',
    dependsOn: 'de afstand en de reden',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'hoe laat de trein was',
    says: 'Vanaf 60 minuten vertraging moet de spoorfirma 25 % van het kaartje betalen, vanaf twee uur 50 %. De SNCF betaalt vanaf 30 minuten bij TGV INOUI en Intercités. Lokale treinen hebben eigen regels. Vraag het op haar site, daarna bij de gratis bemiddelaar (SNCF Voyageurs).',
  },
}
