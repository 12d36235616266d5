/** A call to jury service in Scotland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_SCOTLAND_JA: Words = {
  'gb.juror.scotland-chance': {
    says: '裁判所が有権者の名簿からくじで名前を選びます。多くの人が呼ばれ、刑事裁判では15人が陪審員になります。',
  },
  'gb.juror.scotland-step': {
    says: '呼出状（jury citation）には、裁判所のサイトか電話ですぐに答えてください。免除を求めるときも答えます。',
  },
  'gb.juror.scotland-step-work': {
    says: '呼出状を職場に見せてください。給料が出ないときは、失った給料の用紙に記入してもらいます。',
  },
  'gb.juror.scotland-right-excused': {
    says: '71歳以上の人や、過去5年以内に陪審員を務めた人は、期限までに求めれば免除されます。来ただけで選ばれなかった人は2年以内です。',
  },
  'gb.juror.scotland-right-reasons': {
    says: '病気、家族の世話、予約した休暇など、よい理由があれば裁判所は免除できます。証拠を送ってください。',
  },
  'gb.juror.scotland-right-pay': {
    says: '失った給料と世話の費用を1日の上限まで請求でき、交通費も出ます。額は裁判所が伝えます。',
  },
  'gb.juror.scotland-right-job': {
    says: '雇い主は、陪審員を務めることを理由に罰したり解雇したりできません。',
  },
  'gb.juror.scotland-warning': {
    says: '返事をせずに欠席しないでください。裁判所は£1,000までの罰金を科すことができます。',
  },
  'gb.juror.scotland-option-serve': {
    says: '行けると答えます。予定はよく変わるので、前の晩に陪審員用の電話案内を聞いてください。',
    title: '務めると返事をする',
    cost: '無料。失った給料の一部は戻らないことがあります。',
    time: '多くは数日。',
    risk: '裁判が長くなることがあります。',
    bestFor: '日が合う方。',
  },
  'gb.juror.scotland-option-excuse': {
    says: '理由と証拠をそえて、裁判所のサイトで申し込みます。',
    title: '免除を求める',
    cost: '無料。',
    time: '今返事を1回、答えまで数日。',
    risk: '断られたら行かなければなりません。',
    bestFor: '71歳以上の方、最近務めた方、病気の方、誰かを一人にできない方。',
  },
}
