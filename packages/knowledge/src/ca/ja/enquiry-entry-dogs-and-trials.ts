/** The Japanese words of the rows in ../enquiry-entry-dogs-and-trials.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENTRY_DOGS_AND_TRIALS_JA: Words = {
  'ca.fact.enters-without-notice': {
    says: '予告なしには入れません。オンタリオ、アルバータ、ブリティッシュコロンビア、ケベックでは、たいてい理由と時間を示した24時間前の通知か、あなたの同意が要ります。緊急時は別です。毎回記録し、やめるよう書面で伝えます。続くなら審判所へ。オンタリオは書式T2で命令や返金を求められます。',
  },
  'ca.fact.dog-bite': {
    says: 'オンタリオ、マニトバ、ケベックでは、前に咬んだことがなくてもたいてい飼い主が払います。他の州ではたいてい、危険を知っていたか不注意だったことを示す必要があります。医師にかかり、写真を撮り、市に届けましょう。飼い主の住宅保険が払うことが多いです。訴える期間はたいてい2年、子どもはもっと長いです。',
    dependsOn: '州',
  },
  'ca.fact.free-trial': {
    says: 'すぐカード会社に電話し、同意していない請求なのでchargebackと業者の停止を求めてください。業者には解約を証拠の残る書面で伝えます。多くの州では価格を隠したネット契約は取り消せ、カード会社は返金しなければなりません。銀行が断ればOBSIが無料で調べます。',
  },
}
