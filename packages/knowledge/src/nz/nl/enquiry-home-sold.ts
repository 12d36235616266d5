/** Questions of tenants whose home is sold, or whose fixed term ends: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_NL: Words = {
  'nz.ask.sale-notice': {
    says: '42 dagen zijn alleen genoeg als het huis onvoorwaardelijk verkocht is en de koper het leeg moet krijgen. Is het nog niet verkocht of komt het pas te koop, dan zijn het 90 dagen. Een vaste huurtijd eindigt niet door verkoop. De opzegging moet schriftelijk zijn, met de reden. Vraag de datum van de verkoop. Klopt het niet, blijf, betaal en ga naar het Tenancy Tribunal: 0800 836 262.',
  },
  'nz.ask.fixed-term-sold': {
    says: 'Nee. Een vaste huurtijd loopt door bij de nieuwe eigenaar. Verkoop eindigt hem niet, ook geen opzegging van 42 of 90 dagen. U mag tot de laatste dag blijven, tenzij u akkoord gaat. Betaal door en schrijf dat. Willen zij u eerder weg, dan mag u geld vragen. Alleen het Tenancy Tribunal kan u eruit zetten. Advies: 0800 836 262.',
  },
  'nz.ask.fixed-term-ends': {
    says: 'Een vaste tijd van meer dan 90 dagen loopt door (periodic), tenzij een van beiden op tijd schriftelijk opzegde: 90 tot 21 dagen voor de laatste dag. Een reden is niet nodig. Zonder zo’n bericht mag u blijven; later zijn het 90 dagen, of 42 om sommige redenen. Vraag schriftelijk om te blijven. Ook dan kan alleen het Tenancy Tribunal u eruit zetten: 0800 836 262.',
    dependsOn: 'wanneer u schriftelijk bericht kreeg',
  },
}
