/** Who writes: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'nl.sender.cjib': {
    says: 'Het CJIB int boetes voor de staat. Het kan een late boete verhogen en een regeling treffen.',
    nextStep: 'Ga in beroep, betaal of vraag een regeling vóór de datum.',
  },
  'nl.sender.belastingdienst': {
    says: 'Dit is de Belastingdienst. Die kan na een dwangbevel beslag leggen en kan uitstel geven.',
    nextStep: 'Maak bezwaar of vraag uitstel vóór de datum.',
  },
  'nl.sender.uwv': {
    says: 'UWV betaalt uitkeringen bij werkloosheid of ziekte. U kunt bezwaar maken tegen zijn besluiten.',
    nextStep: 'Maak binnen zes weken bezwaar als u het oneens bent.',
  },
  'nl.sender.cak': {
    says: 'Het CAK int de zorgpremie bij een lange achterstand.',
    nextStep: 'Spreek een regeling af met uw verzekeraar.',
  },
  'nl.sender.intrum': {
    says: 'Intrum is een incassobureau. Het is geen rechter en kan zelf geen beslag leggen.',
    nextStep: 'Controleer schuld en kosten en schrijf terug.',
  },
}
