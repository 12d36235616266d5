/** Questions about orders: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_NL: Words = {
  'jp.ask.cooling': {
    says: 'Verkoop aan de deur en telefoon: acht dagen. Piramideverkoop: twintig. Online is er zo’n recht niet; kijk naar de retourregels van de winkel.',
    dependsOn: 'hoe u het kocht',
  },
  'jp.ask.not-delivered': {
    says: 'Schrijf met een laatste dag, zoals een week. Komt er niets, ontbind dan en vraag al uw geld terug. Met kaart betaald? Vraag de kaartfirma het te stoppen. Overgemaakt en geen antwoord? Het kan een nepwinkel zijn: bel vandaag bank en politie (#9110), daarna 188.',
  },
  'jp.ask.child-purchase': {
    says: 'Contracten van een kind onder 18 zonder toestemming van de ouders kunnen ongedaan. Niet bij zakgeld, en niet als het kind over zijn leeftijd bedroog. Een klik op „boven 18“ is niet altijd bedrog. Schrijf meteen winkel, Apple of Google en de kaartfirma, met leeftijd en data. Bel 188.',
  },
}
