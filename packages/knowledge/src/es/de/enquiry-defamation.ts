/** Questions about insults and lies online: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_DE: Words = {
  'es.ask.defamation': {
    says: 'Sichern Sie es mit Adresse und Tag, am besten beim Notar. Lassen Sie es löschen. Vor dem Zivilgericht haben Sie vier Jahre für Geld. Für schwere Beleidigung oder falschen Vorwurf (querella) ein Jahr. Dafür brauchen Sie einen Anwalt und vorher einen Schlichtungsversuch.',
  },
}
