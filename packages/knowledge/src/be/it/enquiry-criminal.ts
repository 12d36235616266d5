/** Questions about being heard by the police: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_IT: Words = {
  'be.ask.police': {
    says: 'Come sospettato non deve rispondere. Può parlare con un avvocato prima. Se è fermato, un avvocato può essere presente. Lo chieda prima.',
  },
}
