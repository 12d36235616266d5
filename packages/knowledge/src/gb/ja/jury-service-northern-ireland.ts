/** A call to jury service in Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NORTHERN_IRELAND_JA: Words = {
  'gb.juror.ni-step': {
    says: '用紙つきの通知（jury notice）は14日以内に返送します。呼出状（jury summons）なら、その日に行くか、すぐに免除を求めてください。',
  },
  'gb.juror.ni-step-work': {
    says: '呼出状を職場に見せてください。給料が出るか聞き、失った給料の用紙をもらいます。',
  },
  'gb.juror.ni-right-excused': {
    says: '呼出状のあと、よい理由と証拠があれば、免除や後の日を求めることができます。70歳を超える人は、求めれば免除されます。',
  },
  'gb.juror.ni-right-pay': {
    says: '失った給料を1日の上限まで請求でき、交通費も出ます。',
  },
  'gb.juror.ni-warning': {
    says: 'よい理由なく欠席したり、うその答えをしたりすると、£1,000までの罰金になることがあります。',
  },
  'gb.juror.ni-option-excuse': {
    says: '呼出状が来たらすぐに、理由と証拠をそえて陪審の事務局に書きます。',
    title: '免除を求める',
    cost: '無料。',
    time: '今返事を1回、答えまで数日。',
    risk: '断られたら行かなければなりません。',
    bestFor: '70歳を超える方、病気の方、誰かを一人にできない方。',
  },
  'gb.juror.ni-option-serve': {
    says: '前の晩に、電話かオンラインで自分が必要か確かめます。',
    title: 'その日に行く',
    cost: '無料。失った給料の一部は戻らないことがあります。',
    time: '数日か数週間。',
    risk: '裁判が長くなることがあります。',
    bestFor: '日が合う方。',
  },
}
