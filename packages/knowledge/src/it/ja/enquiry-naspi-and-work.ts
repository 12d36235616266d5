/** Questions about work during unemployment benefit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AND_WORK_JA: Words = {
  'it.ask.naspi-worked': {
    says: '6か月までの雇用なら、NASpIは止まるだけです。会社の届出に基づきINPSが自動で行い、そのために失効はしません。収入の多いより長い雇用では終わります。収入の少ないより長い雇用や自営の場合は、1か月以内に収入をINPSに知らせる義務があります。再審査を求め、契約書と給与明細を付けて90日以内に不服を申し立ててください。patronatoが無料で行います。分割も頼めます。',
  },
  'it.ask.paternity-leave': {
    says: '雇われている父親は、給与全額で10労働日、双子以上なら20労働日の休暇を取れます。予定日の2か月前から出産後5か月までに、続けても1日ずつでも取れます。母親の日数は減りません。5日前に書面で会社に伝えてください。会社は断れません。育児休暇は別に取れます。',
  },
}
