/** Questions about the job that waits, or does not, after maternity leave: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_FROM_MATERNITY_IT: Words = {
  'gb.ask-work.maternity-return': {
    says: 'Non firmi ancora niente. Dopo il congedo ha diritto al Suo posto. Oltre 26 settimane possono darne un altro adatto e non peggiore solo se il Suo non è ragionevolmente possibile. Tenere la sostituta può essere discriminazione. In un vero esubero Lei viene prima per un posto adatto libero. Scriva che torna al Suo posto e chiami subito Acas: 0300 123 1100.',
  },
}
