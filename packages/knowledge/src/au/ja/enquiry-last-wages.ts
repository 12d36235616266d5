/** Questions about wages kept back at the end of a job, and unpaid trials: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_WAGES_JA: Words = {
  'au.ask.notice-not-worked': {
    says: 'いいえ、全部は取れません。多くの労働基準(award)では、差し引けるのは最大で1週間分の賃金です。18歳以上で予告の義務があり、公平であることが必要です。たまった有給は決して取れません。カジュアルには予告の義務がありません。そのような定めや書面の合意がなければ何も差し引けません。書面で求め、13 13 94に電話してください。6年以内です。',
  },
  'au.ask.trial-shift': {
    says: 'いいえ、ほとんどの場合は払う必要があります。無給でよいのは、見守られながら技能を見せるのに必要な間だけです。1時間から長くても1シフトまでです。それ以外の時間は基準(award)の賃金が必要です。日と時間を書き、支払日を決めて書面で送ってください。その後Fair Work Ombudsman(13 13 94)に電話します。',
  },
  'au.ask.sacked-for-asking': {
    says: 'これは働き始めた日から使え、6か月の条件は関係ありません。賃金のことを聞いた、苦情を言った、病気だったという理由の解雇は違法です(general protections)。別の理由は雇い主が証明します。最後の日から21日以内にFair Work Commission(1300 799 675)へ申請してください。6か月(小さな会社は12か月)働いたなら不当解雇の申請もできます。',
  },
  'au.ask.super-for-casuals': {
    says: 'カジュアル雇用でも年金積立(super)は受けられます。18歳からは、収入がどれほど少なくても通常賃金の12％です。月450ドルの下限は2022年になくなりました。18歳未満と個人の家での仕事は、週30時間を超えるときです。2026年7月1日からは、給料日から7営業日以内に基金に入らなければなりません。基金で確かめ、なければ雇い主に書面で聞き、それから税務署(ATO)に知らせてください。',
  },
}
