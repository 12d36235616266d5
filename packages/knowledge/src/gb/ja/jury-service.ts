/** A call to jury service in England and Wales: answering it, another date, being excused, and lost pay. The words in Japanese. */
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
}
