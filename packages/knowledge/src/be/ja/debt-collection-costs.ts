/** The free first reminder, and what a collector may add to a debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_JA: Words = {
  'be.debt.know-caps': {
    says: '加えられる額には上限があります。借金€150までは€20、€500までは€30と、€150を超える部分の10 %です。それより上は€65と5 %で、最高€2,000です。',
    learnMore:
      '上限は、個人の会社に対する借金だけのものです。契約にそのような条項がある場合に限ります。',
  },
  'be.debt.deadline-fourteen': {
    says: '費用が加わるまで、最初の督促の後、少なくとも暦で14日あります。郵便なら、3営業日目から数えます。',
    action: '払う、争う、または分割を頼む',
    consequence: 'その後、上限のある費用と利息が加わることがあります。',
  },
  'be.debt.step-costs': {
    says: '加えられた費用を法律の上限と比べてください。法律が認める分だけ払います。',
  },
  'be.debt.right-free-reminder': {
    says: '費用のない最初の督促と、その後の14日を受ける権利があります。',
  },
  'be.debt.right-caps': {
    says: '費用には上限があります。それより高い額は効力がありません。',
  },
  'be.debt.right-interest-cap': {
    says: '遅れの利息にも上限があり、政策金利に年8ポイントを足した率までです。契約に定めがなければ、法定の利率だけです。',
  },
  'be.debt.charge-first': {
    name: '最初の督促の費用',
    says: '最初の督促は無料です。',
  },
  'be.debt.element-sum': {
    name: '払うべき金額',
    says: '督促には、まだ払うべき金額と、これからかかる費用を書く必要があります。',
    ifMissing: 'はっきりした金額が見当たりません。書面で求めてください。',
  },
  'be.debt.charge-small': {
    name: '遅れたときの決まった額',
    says: '€150までの借金では、決まった額は最高€20です。',
  },
  'be.debt.charge-middle': {
    name: '遅れたときの決まった額',
    says: '€150から€500の借金では、決まった額は€30と、€150を超える部分の10 %です。つまり最高€65です。',
  },
  'be.debt.right-instalments': {
    says: '毎月来る請求書では、年に3回の督促が無料です。その後は最高€7.50と郵便代です。',
  },
}
