/** Questions about prices of tradesmen named on the phone: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRICE_ON_THE_PHONE_NL: Words = {
  'de.ask-buy.phone-price': {
    says: 'Een vaste prijs door de telefoon bindt de firma. Een schatting mag maar weinig hoger uitvallen, en zij moet u vooraf waarschuwen. Betaal de genoemde som en betwist de rest op papier. Onder druk betaald? Eis het terug. Het dubbele van gewoon kan nietig zijn. Dreigt iemand aan de deur, bel 110.',
  },
  'de.ask-buy.doctor-bill': {
    says: 'Vraag een rekening met elke post en factor (GOZ, GOÄ). Boven 2,3 keer is een schriftelijke reden nodig, boven 3,5 uw schriftelijke akkoord vooraf. Uw verzekeraar of de artsenkamer kan hem controleren. Betaal het duidelijke deel en betwist de rest schriftelijk.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Zonder afgesproken prijs is alleen de gewone plaatselijke prijs verschuldigd. Meer dan het dubbele kan nietig zijn. Vraag een rekening met uren en onderdelen, betaal het juiste deel en betwist de rest schriftelijk. Bedreigt iemand u aan de deur, bel dan 110.',
  },
}
