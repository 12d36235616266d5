/** A message that uses the name of the tax agency: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_TAX_MESSAGE_DE: Words = {
  'jp.scam.know-real-tax': {
    says: 'Das Steueramt schickt keine Zahlungslinks per Nachricht. Eine echte Pfändung kommt erst nach einem Brief (督促状). Öffnen Sie den Link nicht. Rufen Sie Ihr Amt an.',
  },
}
