/** Benefits after a car crash in Ontario: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_BENEFITS_JA: Words = {
  'ca.insure.on-accident': {
    says: 'オンタリオ州の自動車事故の給付（accident benefits）は、Licence Appeal Tribunalで争えます。断られてから2年あります。ふつうの裁判所では争えません。',
  },
  'ca.insure.on-treatment': {
    says: '保険会社は、治療計画に10営業日以内に答え、医学的な理由を示さなければなりません。しなければ、答えるまで払わなければなりません。',
  },
}
