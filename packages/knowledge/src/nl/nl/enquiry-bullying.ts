/** Questions about bullying at work: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_NL: Words = {
  'nl.ask.bullied': {
    says: 'Uw werkgever moet het werk veilig houden, ook tegen pesten. Schrijf elke dag op wat er gebeurde en wie het zag. Meld het schriftelijk en vraag om een vertrouwenspersoon. Bent u er ziek van? Meld u ziek en vertel het de bedrijfsarts. Neem geen ontslag: dan kunt u WW verliezen. U kunt ook naar de Arbeidsinspectie.',
  },
}
