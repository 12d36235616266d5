/** The Japanese words of Switzerland: official letters and bills. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_JA: Words = {
  'ch.benefit.who': {
    says: '社会保険の役所です。理由と異議の方法を付けて、書面で決めなければなりません。',
  },
  'ch.benefit.reality': {
    says: 'こうした決定は、まちがっていることがあります。異議を出すと、ほとんどの場合、決まるまで請求は止まります。',
  },
  'ch.benefit.not-yet': {
    says: '決定が確定する前に、取立ての手続き（Betreibung）は始められません。',
  },
  'ch.benefit.step-file': {
    says: '自分の記録と計算の方法を見せるよう求めてください。ほとんど無料です。',
  },
  'ch.benefit.step-reported': {
    says: '変化を知らせた証拠を探してください。手紙、メール、電話の記録です。正しいと信じていたことを示せます。',
  },
  'ch.benefit.right-court': {
    says: '異議が断られたら、30日以内に州の保険裁判所に行けます。ほとんど無料か、安いです。',
  },
  'ch.benefit.option-plan': {
    says: '暮らしに足りるお金が残るように、分割で返すことを頼みます。',
    title: '分割を頼む',
    cost: '無料。',
    time: '期日の前。',
    risk: '証拠を求められることがあります。',
    bestFor: '額は正しいが、今は高すぎるとき。',
  },
  'ch.tax.who': {
    says: '町、州、国の税務署です。確定した税の決定は、判決と同じ効力があります。',
  },
  'ch.tax.not-yet': {
    says: '督促と取立ての手続き（Betreibung）の前に、給料や物は取れません。暮らしに必要な分はあなたに残ります。',
  },
  'ch.bill.who': {
    says: '供給会社です。請求書や督促は、まだ取立ての手続き（Betreibung）ではありません。',
  },
  'ch.bill.reality': {
    says: '請求書だけで、給料や物を取ることはだれにもできません。今電話すれば、ほとんどの会社は時間をくれます。',
  },
  'ch.bill.right-five-years': {
    says: '電気、水道、電話などくり返す請求書は、ほとんどの場合、5年で古すぎるものになります。自分でそう言う必要があります。',
  },
  'ch.bill.step-meter': {
    says: 'メーター、期間、去年の額を比べてください。高すぎるなら、手紙でメーターの検査を求めます。',
  },
}
