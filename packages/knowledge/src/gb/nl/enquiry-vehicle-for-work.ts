/** Questions about bailiffs and a car or van needed for the job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VEHICLE_FOR_WORK_NL: Words = {
  'gb.ask-bailiff.work-car': {
    says: 'Een auto of bus die u voor uw eigen werk nodig hebt, is beschermd als hij met uw andere gereedschap samen hoogstens £1,350 waard is. Alleen naar het werk rijden is soms niet genoeg. Stuur het bureau en de gemeente vandaag bewijs van de waarde en een brief van uw werkgever. Weigeren zij, dien dan binnen zeven dagen na het wegslepen een exempt goods claim in. Haal een klem niet zelf weg: dat is strafbaar.',
  },
  'gb.ask-bailiff.took-car': {
    says: 'Doe vandaag iets: verkoop moet 7 volle dagen wachten. Ze mogen geen auto houden die op krediet is, van iemand anders is, of met een zichtbare Blue Badge. Ook niet een tot £1.350 die u voor uw eigen werk nodig hebt. Stuur dan meteen, binnen 7 dagen, een claim met bewijs. Anders komt hij terug door te betalen, of met een plan dat bedrijf en schuldeiser aannemen. Zeg beide als u kwetsbaar bent. National Debtline: 0808 808 4000.',
  },
}
