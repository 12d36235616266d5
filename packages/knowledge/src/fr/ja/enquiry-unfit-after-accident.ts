/** Questions about the pay at a dismissal for unfitness after an accident at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_AFTER_ACCIDENT_JA: Words = {
  'fr.ask-work.unfit-accident-pay': {
    says: '労災や職業病の後なら、法定解雇手当の2倍と、予告手当と同額が出ます。1倍は10年まで1年につき月給の4分の1、その後は3分の1です。9年なら約4か月半分に予告分（2年以上で2か月）が加わります。会社が別の仕事を探さなかったなら、労働裁判所へ。',
  },
}
