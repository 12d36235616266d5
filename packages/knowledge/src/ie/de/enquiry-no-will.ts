/** Questions about what someone left without a will: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_DE: Words = {
  'ie.ask.no-will': {
    says: 'Das Gesetz verteilt es. Ehemann, Ehefrau oder eingetragener Partner bekommt zwei Drittel, die Kinder ein Drittel. Ohne Ehepartner teilen die Kinder alles. Wer getrennt, aber nie geschieden war, zählt meist noch. Wer nicht verheiratet war, muss binnen sechs Monaten nach der Erteilung (grant) ein Gericht fragen.',
  },
}
