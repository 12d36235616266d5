/** What the law gives to people whose benefit is wanted back, and what to beware of: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_RIGHTS_JA: Words = {
  'de.public.benefit-right-hearing': {
    says: 'お金を取り戻す前に、役所はあなたの話を聞かなければなりません。',
  },
  'de.public.benefit-right-trust': {
    says: '役所のまちがいで、あなたが気づけなかったなら、使ったお金は返さなくてよいことがあります。',
  },
  'de.public.benefit-right-court': {
    says: '社会裁判所は、あなたには費用がかかりません。弁護士もいりません。',
  },
  'de.public.benefit-right-urgent': {
    says: '生活するお金がなければ、社会裁判所は数日で決められます（Eilantrag）。',
  },
  'de.public.benefit-right-side-job': {
    says: '失業手当のほか、週15時間未満の副収入は月165ユーロまで手元に残ります。差し引かれているか確認してください。',
  },
  'de.public.benefit-right-inheritance': {
    says: '2023年7月から、Jobcenterでは、相続は収入ではありません。守られる金額を超える貯金としてだけ数えます。',
  },
  'de.public.benefit-right-income': {
    says: 'すべての収入が数えられるわけではありません。どの法律を、どの月に使い、どの控除をしたか聞いてください。',
  },
  'de.public.benefit-right-setoff': {
    says: '役所が給付から引けるのは、決まった割合だけです（Aufrechnung）。それには決定が必要で、その決定にも異議を出せます。',
  },
  'de.public.benefit-warn-stop': {
    says: '異議を出しても、止められた、または減らされた給付は元に戻りません。そのためには、社会裁判所への急ぎの申立てが必要です。',
  },
  'de.public.benefit-warn-crime': {
    says: 'わざと、または大きな不注意でしたと言われています。何か説明する前に、弁護士に相談してください。',
  },
  'de.public.benefit-insight': {
    says: '決定には、どの前の決定が、どの月について、家族のだれについて取り消されるかを書かなければなりません。ここにはよくまちがいがあります。',
    actionable: '月ごと、人ごとに確かめてください。',
  },
  'de.public.benefit-limitation': {
    says: '返す求めは、決定が確定した年の終わりから4年で時効になります。',
    from: '返す決定が確定した年の終わり',
    restartedBy: '支払いや強制執行の動きで、4年がまた始まることがあります。',
  },
  'de.public.change-post': {
    says: '異議の期間は、出してから4日目に始まります。',
    was: '役所の手紙は、出してから3日目に届いたとみなされました。',
    is: '2025年1月1日から、4日目です。',
  },
  'de.public.benefit-right-no-pause': {
    says: 'ここでは異議を出すだけでは返済は止まりません。同じ手紙で役所に停止を求めてください。断られたら社会裁判所に求めます。どちらも無料です。',
  },
}
