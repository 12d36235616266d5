/** The Dutch words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_WORDS: Words = {
  'fr.ask-work.agreed-end': {
    says: 'Niemand kan u dwingen. Na het tekenen hebt u 15 dagen om u te bedenken. U houdt recht op een werkloosheidsuitkering en krijgt minstens het wettelijke bedrag.',
    dependsOn: 'of u het beiden eens bent',
  },
}
