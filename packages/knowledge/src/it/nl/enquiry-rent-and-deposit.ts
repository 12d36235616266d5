/** Questions about a higher rent and the deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_WORDS: Words = {
  'it.ask.deposit': {
    says: 'Vraag ze aangetekend of per PEC met de datum van de sleutels. De verhuurder mag alleen houden voor bewezen schade, niet voor normale slijtage zoals sporen op muren. Hij beslist niet alleen: betwist u, dan moet hij naar de rechter. Wettelijke rente is verschuldigd. Betaalt hij niet: eerst mediation, dan de rechtbank (tribunale), bij elk bedrag. Voor beide is een advocaat nodig, gratis bij laag inkomen.',
  },
  'it.ask.rent-rise': {
    says: 'Alleen zoals het schriftelijke contract zegt, meestal naar ISTAT. Met de vlakke belasting (cedolare secca) mag de huur tijdens het contract niet stijgen.',
    dependsOn: 'wat uw huurcontract zegt',
  },
  'it.ask.deposit-limit': {
    says: 'De borg is hooguit drie maanden huur. Zij geeft wettelijke rente, elk jaar te betalen. Bij vertrek komt zij terug, min bewezen schade.',
  },
}
