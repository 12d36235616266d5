/** Questions about bailiffs and a car or van needed for the job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VEHICLE_FOR_WORK_NL: Words = {
  'gb.ask-bailiff.work-car': {
    says: 'Een auto of bus die u voor uw eigen werk nodig hebt, is beschermd als hij met uw andere gereedschap samen hoogstens £1,350 waard is. Alleen naar het werk rijden is soms niet genoeg. Stuur het bureau en de gemeente vandaag bewijs van de waarde en een brief van uw werkgever. Weigeren zij, dien dan binnen zeven dagen na het wegslepen een exempt goods claim in. Haal een klem niet zelf weg: dat is strafbaar.',
  },
}
