/** Questions about builders and other tradespeople: bad work, the price and deposits. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_NL: Words = {
  'gb.ask-consumer.bad-work': {
    says: 'Werk moet zorgvuldig en vakkundig worden gedaan. Was dat niet zo, dan moet het bedrijf het gratis en binnen redelijke tijd opnieuw doen. Mislukt dat, dan kunt u geld terugvragen, tot alles.',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: 'Sprak u een prijs af, dan is dat de prijs. Sprak u niets af, dan betaalt u een redelijke prijs. Voor extra’s is uw ja nodig. Betaal wat niet wordt betwist en schrijf waarom u de rest inhoudt.',
    dependsOn: 'of u vooraf een prijs afsprak',
  },
  'gb.ask-consumer.deposit': {
    says: 'Een bedrijf mag alleen een redelijk bedrag voor zijn echte verlies houden. Een regel waarmee het veel meer mag houden, is oneerlijk en bindt u niet. “Non-refundable” (geen geld terug) beslist dat niet.',
    dependsOn: 'wat in het contract staat en wat het bedrijf echt verloor',
  },
  'gb.ask-consumer.builder-vanished': {
    says: 'Schrijf met een laatste dag: het werk afmaken of het geld terug. Dien daarna online een claim in; een kleine claim gaat in Engeland en Wales tot £10,000, in Schotland tot £5,000. Betaalde u meer dan £100 met creditcard, vraag het dan ook aan de kaart. Was het vanaf het begin een truc, meld dan de fraude.',
  },
}
