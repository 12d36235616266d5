/** Questions about a dismissal while a person is ill: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_JA: Words = {
  'ch.ask.dismissed-while-ill': {
    says: '病気の最初の日から数えます。試用期間の後は30日、2年目から5年目は90日、6年目からは180日守られます。その間の解雇は無効です。後から有効にはならず、期間の後に新しい通知が要ります。すぐそう書き、治ったら働くと申し出てください。病気の前の通知は止まります。給料か日当は続きます。調停機関は無料です。',
    dependsOn: '勤続年数と通知の時点での病気の日数',
  },
  'ch.ask.ill-in-trial': {
    says: 'はい。試用期間中は病気でも守られず、7日の予告で足ります。まず試用期間が終わっていたか確かめてください。多くは1か月、最長3か月で、病気の分は延びます。3か月を超える雇用の約束なら、給料は最後の日まで出ます。日当保険が長く払うこともあります。理由を書面で求め、RAVに登録してください。',
  },
}
