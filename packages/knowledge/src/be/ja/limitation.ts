/** The Japanese words of Belgium: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_JA: Words = {
  'be.limitation.medical': {
    says: '医療の請求書は、治療の月の終わりから2年間請求できます。',
    from: '治療の月の終わり',
    restartedBy:
      '借金を書面で認めることや裁判所への呼出しで、2年は数え直しになります。弁護士や執行官（huissier）の正式な手紙で、1年延びることがあります。',
  },
  'be.limitation.network': {
    says: '電気、ガス、水道、電話、ネットの請求書は、5年間請求できます。',
    from: '請求書の支払いの期限の日',
    restartedBy:
      '借金を書面で認めることや裁判所への呼出しで、5年は数え直しになります。弁護士や執行官（huissier）の正式な手紙で、1年延びることがあります。',
  },
  'be.limitation.rent': {
    says: '家賃は、支払いの期限の日から5年間請求できます。',
    from: 'それぞれの家賃の支払いの期限の日',
    restartedBy: '借金を書面で認めることや裁判所への呼出しで、5年は数え直しになります。',
  },
  'be.limitation.general': {
    says: '契約の請求の多くは10年続き、もっと短いものもあります。あなたの場合を無料の相談員に聞いてください。',
    from: '支払いの期限の日',
    restartedBy: '借金を書面で認めることや裁判所への呼出しで、期間は数え直しになります。',
  },
  'be.limitation.know-judge': {
    says: '2024年10月1日から、会社のあなたへの請求が古すぎることを、裁判官は自分で確かめられます。それでも、自分で言ってください。',
  },
}
