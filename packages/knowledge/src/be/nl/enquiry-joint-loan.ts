/** Questions about a loan that two people signed: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_NL: Words = {
  'be.ask.joint-loan': {
    says: 'Tekende u de lening samen, dan mag de bank meestal alles van ieder van u vragen. Uit elkaar gaan, een scheiding of een afspraak onderling verandert dat niet. Betaal als u kunt, zodat er geen kosten en slechte meldingen volgen. Vraag het deel van de ander schriftelijk en met bewijs terug. Vraag de bank een van u te laten gaan; dat hoeft ze niet. Kunt u niet betalen? Vraag nu om kleinere termijnen, en ga naar: de schuldbemiddeling van het OCMW.',
  },
}
