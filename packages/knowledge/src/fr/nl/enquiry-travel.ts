/** Questions about late or cancelled flights and trains: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_WORDS: Words = {
  'fr.ask-buy.flight': {
    says: 'Bij annulering kiest u: geld terug binnen zeven dagen of een andere vlucht. Een tegoedbon hoeft u niet te nemen. Minder dan 14 dagen vooraf gemeld, of drie uur te laat: meestal € 250 tot € 600 extra, tenzij de oorzaak buiten de maatschappij lag. Bewaar bonnen van eten en hotel. Schrijf de maatschappij, na twee maanden de gratis bemiddelaar (MTV).',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'hoe laat de trein was',
    says: 'Vanaf 60 minuten vertraging moet de spoorfirma 25 % van het kaartje betalen, vanaf twee uur 50 %. De SNCF betaalt vanaf 30 minuten bij TGV INOUI en Intercités. Lokale treinen hebben eigen regels. Vraag het op haar site, daarna bij de gratis bemiddelaar (SNCF Voyageurs).',
  },
}
