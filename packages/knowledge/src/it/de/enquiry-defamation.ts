/** Questions about insults and lies online: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_WORDS: Words = {
  'it.ask.defamation': {
    says: 'Sichern Sie es mit Adresse, Tag und Zeugen. Lassen Sie es löschen. Stellen Sie binnen drei Monaten ab Kenntnis Strafantrag (querela). Vor dem Zivilgericht haben Sie fünf Jahre für Geld.',
  },
}
