/** A call to jury service: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_JA: Words = {
  'gb.juror.chance': {
    says: '裁判所の事務局が、有権者の名簿からくじで名前を選びます。18歳から75歳までの人なら誰でも呼ばれる可能性があります。',
  },
  'gb.juror.how-long': {
    says: '多くの人は約10日（平日）務めます。法律を知っている必要はありません。',
  },
  'gb.juror.step-reply': {
    says: '受け取ってから7日以内に、オンラインか郵便で返事をしてください。日を変えたいときや免除を求めるときも返事が必要です。',
  },
  'gb.juror.step-dates': {
    says: '日が合わないときは、理由と、今後12か月で無理な日を伝えてください。予約や医師のメモなどの証拠も送ります。',
  },
  'gb.juror.step-work': {
    says: '呼出状（summons）を職場に見せ、その間の給料が出るか聞いてください。出ないときは、職場が裁判所の用紙に記入します。',
  },
  'gb.juror.right-pay': {
    says: '失った給料と世話の費用を請求できます。1日£64.95まで、4時間以下なら£32.47までです。10日を過ぎると£129.91までです。交通費と食費も出ます。',
  },
  'gb.juror.right-excused': {
    says: '過去2年以内に陪審員を務めた人は免除されます。病気、家族の世話、英語が足りないことも、よい理由になります。',
  },
  'gb.juror.right-second-look': {
    says: '日の変更や免除を断られたら、裁判所に見直しを求めることができます。',
  },
  'gb.juror.benefits': {
    says: '給付金は最初の8週間続きます。すぐに給付の窓口に呼出状を見せてください。',
  },
  'gb.juror.warning-barred': {
    says: '保釈中の人、服役中の人、過去10年に一定の刑を受けた人などは務められません。返事で伝えないと犯罪になります。',
  },
  'gb.juror.warning-silence': {
    says: '務めている間は、事件について調べず、陪審の話を誰にも言わないでください。どちらも犯罪です。',
  },
  'gb.juror.option-serve': {
    says: '行けると返事をし、失った給料と交通費の用紙を求めます。',
    title: '務めると返事をする',
    cost: '無料。失った給料の一部は戻らないことがあります。',
    time: '約10日（平日）。',
    risk: 'もっと長い裁判は少しです。長くいられないときは言えます。',
    bestFor: '日が合う方。',
  },
  'gb.juror.option-later': {
    says: '理由と無理な日を伝えます。12か月以内の別の日が選ばれます。',
    title: '別の日を求める',
    cost: '無料。',
    time: '今返事を1回。',
    risk: 'ふつう変更できるのは1回だけです。',
    bestFor: '予約した休暇、試験、手術、仕事の忙しい時期がある方。',
  },
  'gb.juror.option-excuse': {
    says: '今も今後12か月も務められない理由を、証拠とともに返事に書きます。',
    title: '免除を求める',
    cost: '無料。',
    time: '今返事を1回、答えまで数日。',
    risk: '断られたら、裁判所が別の決定をしないかぎり行かなければなりません。',
    bestFor: '重い病気の方、一日中誰かの世話をする方、最近務めた方。',
  },
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
