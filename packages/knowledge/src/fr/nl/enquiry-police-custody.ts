/** The Dutch words of the rows in ../enquiry-police-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_CUSTODY_WORDS: Words = {
  'fr.ask-buy.police-custody': {
    says: 'De bewaring (garde à vue) duurt tot 24 uur. De officier van justitie kan er 24 uur bij doen; alleen zware zaken duren langer. U mag zwijgen. U mag vanaf het begin een advocaat hebben, gratis als u niet kunt betalen, een arts zien en familie laten waarschuwen. Men moet u zeggen waarom. Vraagt men u alleen om te komen (audition libre), dan mag u altijd weggaan.',
  },
}
