/** Questions about stepping back from a package trip: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_NL: Words = {
  'de.ask-buy.package-tour': {
    says: 'Vóór het begin mag u altijd annuleren, maar u betaalt meestal een bedrag dat redelijk moet zijn. Het kost niets als ernstige gebeurtenissen ter plaatse de reis verhinderen. Meld gebreken daar meteen en bewaar bewijs. Dan kunt u twee jaar lang een deel van de prijs vragen.',
    dependsOn: 'wanneer en waarom u annuleert, of wat er mis was',
  },
}
