/** The Dutch words of the rows in ../enquiry-police-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_CUSTODY_WORDS: Words = {
  'fr.ask-buy.police-custody': {
    says: 'De bewaring (garde à vue) duurt tot 24 uur. Staat er een jaar cel of meer op, dan kan de officier er 24 uur bij doen; alleen zware zaken duren langer. U mag zwijgen. U mag vanaf het begin een advocaat hebben, gratis als u niet kunt betalen, een arts zien en iemand naar keuze laten waarschuwen. Men moet u zeggen waarom. Vraagt men u alleen om te komen (audition libre), dan mag u altijd weggaan.',
  },
}
