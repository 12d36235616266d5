/** Questions about a trial period of 90 days: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_PERIOD_NL: Words = {
  'nz.ask.trial-signed-late': {
    says: 'Een proeftijd (trial) die u tekende nadat u begon, telt niet. Hij moet vóór uw eerste werk in het schriftelijke contract staan. Dus hebben zij een goede reden en een eerlijke gang van zaken nodig, zoals bij iedereen. Dien binnen 90 dagen schriftelijk bij de werkgever een klacht (personal grievance) in. Vraag de redenen en bewaar bewijs van beide dagen. Bemiddeling is gratis: 0800 20 90 20.',
  },
  'nz.ask.trial-valid': {
    says: 'Vóór het begin getekend, mag de baas in de eerste 90 dagen zonder reden stoppen. Tegen het ontslag zelf kunt u dan niets. Maar hij moet de opzegtermijn uit het contract geven vóór de 90 dagen om zijn, en de proeftijd (trial) is ongeldig als u er eerder werkte. Voor pesten, discriminatie of loon kunt u nog wel klagen. Controleer de data; 0800 20 90 20, gratis.',
    dependsOn: 'de opzegtermijn en wat er verder gebeurde',
  },
}
