/** Questions about being heard by the police: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_DE: Words = {
  'be.ask.police': {
    says: 'Als Verdächtiger müssen Sie nicht antworten. Sie dürfen vor dem Verhör mit einem Anwalt sprechen. Sind Sie festgehalten, darf ein Anwalt dabei sein. Sagen Sie das zuerst.',
  },
}
