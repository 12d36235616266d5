/** The Japanese words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_JA: Words = {
  'de.public.benefit-want': {
    says: '役所が前の決定を取り消し、お金を返すよう求めています（Aufhebungs- und Erstattungsbescheid）。',
  },
  'de.public.benefit-want-hearing': {
    says: '役所が、決める前にあなたの話を聞いています（Anhörung）。まだ何も決まっていません。',
  },
  'de.public.benefit-who': {
    says: 'これはJobcenter、Agentur für Arbeit、Familienkasseなどの役所です。その決定は、無料で裁判所に調べてもらえます。',
  },
  'de.public.benefit-reality': {
    says: '1か月以内に異議を出さないと、まちがった決定でも残ります。多くの決定は、異議の後で変わります。',
  },
  'de.public.benefit-rights': {
    says: '1か月以内に異議を出し、記録を見て、手数料なしで社会裁判所に行けます。',
  },
  'de.public.benefit-not-yet': {
    says: '返すことへの異議の結論が出るまで、ほとんどの場合、役所はそのお金を強制できません。',
  },
  'de.public.benefit-know': {
    says: '1か月を過ぎましたか。それでも、まちがった決定の見直し（Überprüfungsantrag）を求められます。',
    learnMore:
      '「§ 44 SGB Xにより、見直しを求めます」と書いてください。基本の生活支援では、さかのぼるのは1年だけです。',
  },
  'de.public.benefit-deadline': {
    says: '決定が届いた日から1か月あります。1文で足ります。理由は後でもよいです。',
    action: '役所に異議（Widerspruch）を送る',
    consequence: '決定が確定します。残るのは§ 44 SGB Xの見直しだけです。',
    service: '役所の手紙は、出してから4日目に届いたとみなされます',
  },
  'de.public.benefit-step-object': {
    says: 'まちがいですか。「この日付の決定に異議を出します」と書いてください。番号を書き、署名し、受領印をもらって出してください。',
  },
  'de.public.benefit-step-hearing': {
    says: '話を聞く手紙に、事実と証拠で答えてください。必要なら、時間を延ばすよう求めてください。',
  },
  'de.public.benefit-step-file': {
    says: '記録と、金額をどう計算したかを、月ごとに見せるよう求めてください。',
  },
  'de.public.benefit-step-rates': {
    says: '正しいけれど多すぎるなら、少額の分割払い、延期、または免除（Erlass）を求めてください。',
  },
  'de.public.benefit-step-trust': {
    says: 'すべて伝えていて、役所のまちがいでしたか。決定を信じて、お金を使ったと言ってください。',
  },
  'de.public.benefit-step-advice': {
    says: '助けを求めてください。近くの裁判所の相談券、社会団体（VdK、SoVD）、または独立した給付の相談所です。',
  },
  'de.public.benefit-option-object': {
    says: '異議を出すと書きます。記録を求め、理由は後で出します。',
    title: '決定に異議を出す',
    cost: '無料。',
    time: '1か月。答えは約3か月かかります。',
    risk: 'ほとんどありません。',
    bestFor: '納得できない、または金額がわからないとき。',
  },
  'de.public.benefit-option-rates': {
    says: '収入を見せて、毎月の少ない金額を申し出ます。',
    title: '分割払いか免除を求める',
    cost: '無料。',
    time: '手紙1通。',
    risk: '認めたように見えることがあります。先に異議を出してください。',
    bestFor: '決定は正しいが、払えないとき。',
  },
  'de.public.benefit-option-help': {
    says: '相談員が記録を読み、理由を書けます。',
    title: '1か月が終わる前に相談する',
    cost: '券があれば、多くても€15。',
    time: '近くの裁判所に1回行きます。',
    risk: 'ありません。ただし、異議は自分で期限内に出してください。',
    bestFor: '金額が大きい、またはうそをついたと言われたとき。',
  },
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
  'de.public.benefit-step-living': {
    says: '食べ物や家賃のお金がありませんか。今日役所に伝え、社会裁判所に急ぎの命令を求めてください。無料です。',
  },
  'de.public.benefit-step-proof': {
    says: '手紙が期限内に届いた証拠を残してください。受領印、ファックスの記録、証人などです。',
  },
}
