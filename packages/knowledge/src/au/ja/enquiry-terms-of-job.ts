/** Questions about pay taken for damage, fixed term contracts and unpaid extra time: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_JA: Words = {
  'au.ask.deduction-damage': {
    says: 'いいえ。給料から引けるのは、あなたが書面で同意し主にあなたの利益になるときか、法律やawardが認めるときだけです。破損、レジの不足、保険の免責額はたいてい会社の費用です。書面で断り、何も署名しないでください。引かれたら、日を決めて返還を求め、Fair Work Ombudsman(13 13 94)へ。6年分さかのぼれます。',
  },
  'au.ask.fixed-term-contract': {
    says: '2023年12月6日から、有期契約は更新を含めて原則2年までです。更新は1回だけで、それを超えて同じ仕事の契約を続けて結ぶこともできません。破れば終わりの日は無効で、期間の定めのない扱いになります。高い賃金、見習い、休業の代わり、資金付きの仕事などの例外があります。書面で尋ね、13 13 94に電話してください。',
    dependsOn: '仕事の種類と賃金',
  },
  'au.ask.unpaid-extra': {
    says: 'いいえ。早く来させる、掃除、会議、研修など、職場にいさせられる時間は労働時間です。賃金が必要で、awardの残業の割増しになることもあります。毎日の時間を書き、メッセージを残してください。時間をまとめ、支払日を決めて求めます。次にFair Work Ombudsman(13 13 94、無料)へ。6年分さかのぼれます。求めたことで罰することはできません。',
  },
  'au.ask.minimum-wage': {
    says: '2026年7月1日より後の最初の給与週から、税引き前で一時間26.44ドル、週38時間で1,004.90ドルです。多くの仕事には、もっと高い award があります。casual の人はふつう25％多くもらえます。21歳未満や訓練中は低いこともあります。Fair Work Ombudsman の Pay Calculator（13 13 94）で調べます。少なければ働いた時間を書き、書面で求めます。六年前までさかのぼれます。',
  },
}
