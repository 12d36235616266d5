/** Questions about a dismissal while a person is ill: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_JA: Words = {
  'ch.ask.dismissed-while-ill': {
    says: '解雇通知までの病気の日数を数えてください。試用期間の後は、1年目30日、2〜5年目90日、6年目から180日守られます。その間の通知は無効なので、すぐにそう書いて働く用意を示してください。病気の前に通知されていれば、予告期間はその間止まります。その日数を過ぎた後の通知は、まだ病気でも有効です。理由を求めてください。',
    dependsOn: '勤続年数と通知の時点での病気の日数',
  },
  'ch.ask.ill-in-trial': {
    says: 'はい。試用期間中は病気でも守られず、7日の予告で足ります。まず試用期間が終わっていたか確かめてください。多くは1か月、最長3か月で、病気の分は延びます。3か月を超える雇用の約束なら、給料は最後の日まで出ます。日当保険が長く払うこともあります。理由を書面で求め、RAVに登録してください。',
  },
}
