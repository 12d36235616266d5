/** The Japanese words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_JA: Words = {
  'nz.air.want': {
    says: '航空会社が、遅れたか欠航したあなたの便について書いています。あなたは何も払う必要はなく、お金をもらえるかもしれません。',
  },
  'nz.air.reality': { says: '航空会社の決まりが、最後の答えではありません。法律のほうが上です。' },
  'nz.air.right-domestic': {
    says: '国内線で、乗務員不足など航空会社が防げた遅れなら、航空会社はあなたの本当の損を払います。最高は運賃の10倍です。',
  },
  'nz.air.right-care': {
    says: '飛行は、注意して、ほどよい時間でしなければなりません。そうでなければ、返金と費用を求められます。',
  },
  'nz.air.right-abroad': {
    says: '国際の旅では、遅れによる損を、上限まで請求できます。訴えるまで2年あります。',
  },
  'nz.air.right-misled': { says: '航空会社は、あなたの権利についてだましてはいけません。' },
  'nz.air.right-tribunal': {
    says: '航空会社が断ったら、紛争審判所（Disputes Tribunal）が決められます。安く、弁護士はいりません。',
  },
  'nz.air.step': {
    says: '航空会社に書いてください。便、会社の言った理由、費用を一つずつ、領収書と一緒に示してください。',
  },
}
