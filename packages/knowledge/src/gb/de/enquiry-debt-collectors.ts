/** Questions about collectors: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_DE: Words = {
  'gb.ask-debt.never-had-account': {
    says: 'Zahlen Sie nicht. Schreiben Sie, dass Sie dieses Konto nie hatten, und verlangen Sie Beweise: den Vertrag, Name und Adresse darauf. Bei Kreditschulden müssen sie aufhören, solange sie prüfen. Verlangen Sie die Löschung in Ihrer Kreditakte; lehnen sie ab, beschweren Sie sich beim Ombudsman oder beim ICO.',
  },
}
