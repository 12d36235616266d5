/** The Dutch words of the rows in ../home-tax-and-license.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_TAX_AND_LICENSE_NL: Words = {
  'us.home-tax.right-surplus': {
    says: 'Als een huis voor belasting wordt verkocht, mag de county alleen houden wat u schuldig bent. De rest is van u.',
  },
  'us.home-tax.right-notice': {
    says: 'Voor een verkoop om belasting (tax sale) moet u echt gewaarschuwd worden. Post die terugkomt, is niet altijd genoeg.',
  },
  'us.home-tax.right-plan': {
    says: 'Vraag het belastingkantoor om een plan, en om vrijstelling voor uw huis, leeftijd, handicap of dienst. Sommige kunt u later nog vragen.',
  },
  'us.home-tax.step': {
    says: 'Bel het belastingkantoor van de county voor de volgende datum. Vraag wat u schuldig bent, wat een verkoop stopt, en om een schriftelijk plan.',
  },
  'us.home-tax.option-plan': {
    says: 'Betaal in delen met een plan, zodat er geen verkoop komt.',
    title: 'Om een betaalplan vragen',
    cost: 'De belasting en rente',
    time: 'Voor de volgende datum',
    risk: 'Als u een deel mist, kan het plan eindigen.',
    bestFor: 'U kunt niet alles meteen betalen.',
  },
  'us.home-tax.ca': {
    says: 'In Californië hebt u meestal vijf jaar voor een huis om belasting kan worden verkocht. In die tijd kunt u per jaar een deel betalen.',
  },
  'us.home-tax.tx': {
    says: 'In Texas kunt u voor uw huis om een plan van minstens 12 maanden vragen. Bent u 65 of hebt u een handicap, dan kunt u de belasting uitstellen.',
  },
  'us.home-tax.fl': {
    says: 'In Florida wordt eerst een belastingcertificaat (tax certificate) verkocht. Om verkoop van het huis kan pas na twee jaar worden gevraagd, en tot dan kunt u betalen.',
  },
  'us.home-tax.il': {
    says: 'In Illinois hebt u meestal tweeënhalf jaar na een verkoop om belasting om te betalen en uw huis te houden.',
  },
  'us.home-tax.ny': {
    says: 'In een groot deel van New York hebt u twee jaar vanaf de datum van het pandrecht (lien) om te betalen en uw huis te houden. Sommige plaatsen bieden plannen.',
  },
  'us.license.right-hearing': {
    says: 'Een rijbewijs mag meestal niet worden afgenomen voor u gehoord kunt worden. Vraag uiterlijk op de datum in het bericht om de hoorzitting.',
  },
  'us.license.va': {
    says: 'In Virginia wordt een rijbewijs sinds juli 2020 niet meer ingetrokken alleen om onbetaalde boetes van de rechtbank.',
  },
  'us.license.ca': {
    says: 'In Californië wordt een rijbewijs sinds 2017 niet meer ingetrokken alleen om onbetaalde verkeersboetes.',
  },
  'us.license.ny': {
    says: 'In New York wordt een rijbewijs niet meer ingetrokken om onbetaalde verkeersboetes. U kunt om een plan vragen dat bij uw inkomen past.',
  },
  'us.bill.nc-notice': {
    says: 'In North Carolina moet een bedrijf voor stroom of gas minstens 10 dagen voor het afsluiten schrijven. In de winter zijn sommige huizen met oude mensen of mensen met een handicap beschermd.',
  },
  'us.bill.ga-winter': {
    says: 'In Georgia mag een bedrijf onder toezicht de verwarming bij vorst niet afsluiten van half november tot half maart, als u met een plan akkoord gaat.',
  },
  'us.license.want': {
    says: 'De staat wil uw rijbewijs of kenteken een tijd afnemen, vanaf de dag in het bericht.',
  },
  'us.license.step': {
    says: 'Vraag nu om de hoorzitting, zoals het bericht zegt: dat stelt de schorsing vaak uit. Rijd niet meer als die is begonnen. Vraag naar een beperkt rijbewijs voor werk.',
  },
}
