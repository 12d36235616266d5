/** Questions about a rented home that is sold: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_NL: Words = {
  'ch.ask.home-sold': {
    says: 'Een verkoop beëindigt de huur niet: de nieuwe eigenaar neemt die over met dezelfde huurprijs. Alleen bij dringend eigen gebruik, ook voor naaste familie, mag hij eerder opzeggen. Ook dan zijn het officiële formulier, de termijn en de datum van de wet nodig. Vecht het binnen 30 dagen aan bij de verzoeningsdienst of vraag meer tijd. Dat is gratis.',
    dependsOn: 'of de nieuwe eigenaar de woning dringend nodig heeft',
  },
}
