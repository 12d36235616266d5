/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_WORDS: Words = {
  'it.ask.end-lease': {
    says: 'De verhuurder moet zes maanden vóór het einde van de termijn schrijven. Aan het einde van de eerste vier jaar is een wettelijke reden nodig. Zo niet, dan wordt de huur verlengd.',
    dependsOn: 'de termijn van uw huurcontract en de datum van de brief',
  },
  'it.ask.leave-flat': {
    says: 'Om ernstige redenen mag u weg met zes maanden opzegging per aangetekende brief. Uw contract kan u makkelijker laten gaan.',
    dependsOn: 'uw huurcontract en uw reden',
  },
  'it.ask.home-sold': {
    says: 'Verkoop beëindigt het contract niet: de koper neemt het over. Om te verkopen mag de eigenaar verlenging alleen aan het eerste einde weigeren. Nodig zijn zes maanden opzegging en geen andere woning, en u mag dan eerst kopen.',
  },
  'it.ask.rent-unregistered': {
    says: 'Een huurcontract zonder schrift en registratie is nietig: geen snelle ontruiming. Te veel betaald kunt u tot zes maanden na vertrek terugvragen. U kunt de rechter om een normaal contract met de wettelijke huur vragen. Vraag eerst SUNIA.',
  },
}
