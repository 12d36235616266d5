/** Questions about being heard by the police: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_DE: Words = {
  'ch.ask.police': {
    says: 'Als beschuldigte Person müssen Sie nicht aussagen. Von der ersten Frage an darf ein Anwalt dabei sein. Sagen Sie das zuerst. Für Zeugen gilt anderes: Fragen Sie, was Sie sind.',
  },
}
