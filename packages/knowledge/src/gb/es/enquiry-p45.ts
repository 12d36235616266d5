/** Questions about a P45 that an old employer does not send: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_P45_ES: Words = {
  'gb.ask-work.no-p45': {
    says: 'Puede empezar sin él. Rellene la starter checklist de GOV.UK para la nueva empresa y tendrá un código correcto. La antigua debe darle el P45 al irse; pídalo otra vez por escrito. Después HMRC: 0300 200 3300. Mire el código en la primera nómina; lo cobrado de más vuelve con la paga.',
  },
}
