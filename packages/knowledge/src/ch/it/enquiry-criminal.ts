/** Questions about being heard by the police: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_IT: Words = {
  'ch.ask.police': {
    says: 'Come imputato non deve rispondere. Un avvocato può esserci dalla prima domanda. Lo dica prima. Per un testimone è diverso: chieda quale è il Suo ruolo.',
  },
}
