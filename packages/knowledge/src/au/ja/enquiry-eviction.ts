/** Questions about eviction, locks and rent that is late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_JA: Words = {
  'au.ask.evict': {
    says: '家主は、通知だけであなたを追い出せません。州の審判所か裁判所（tribunalかcourt）の命令が必要です。理由と日付を確かめ、借りる人の相談所に電話してください。',
  },
  'au.ask.evict-nsw': {
    says: 'ニューサウスウェールズ州（New South Wales）では、法律の理由と、あなたが残るならNCATの命令が必要です。あなたのせいでない理由は、ほとんど90日が必要です。',
  },
  'au.ask.evict-vic': {
    says: 'ビクトリア州（Victoria）では、法律の理由と、公正かどうかを見るVCATの命令が必要です。退去させられるのは警察だけです。',
  },
  'au.ask.evict-qld': {
    says: 'クイーンズランド州（Queensland）では、法律の理由と、あなたが残るならQCATの命令が必要です。決まった期間の終わりも理由になり、2か月の予告が必要です。',
  },
  'au.ask.locks': {
    says: '命令なしに閉め出したり電気を止めたりするのは、法律に反します。借りる人の相談所に、閉め出されたら警察にも電話してください。',
  },
  'au.ask.arrears': {
    says: '今、払える分を払い、書面で計画を申し出てください。ほとんどの州で、全部払えば通知は終わります。借りる人の相談所に電話してください。',
  },
  'au.ask.notice-to-leave': {
    says: '州と理由によります。ニューサウスウェールズとビクトリアでは、期間の終わりだけでは理由になりません。法律の定める理由と証拠、たいてい90日が必要です。クイーンズランドでは期間の終わりが理由になり、2か月です。退去させられるのは審判所か裁判所だけです。通知が間違っていれば、家賃を払って住み続け、借家人の窓口に電話してください。',
  },
}
