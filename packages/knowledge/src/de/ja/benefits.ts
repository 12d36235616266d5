/** Benefits that an office wants back (Erstattungsbescheid): the words in Japanese. */
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
    risk: '認めたように見えることがあります。認めるものではないと書きます。',
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
  'de.public.benefit-step-living': {
    says: '食べ物や家賃のお金がありませんか。今日役所に伝え、社会裁判所に急ぎの命令を求めてください。無料です。',
  },
  'de.public.benefit-step-proof': {
    says: '手紙が期限内に届いた証拠を残してください。受領印、ファックスの記録、証人などです。',
  },
  'de.public.benefit-step-change': {
    says: '後で事情が変わったという決定です(§ 48 SGB X)。お金がいつ、いくら入ったかを確かめてください。取り消せるのはその月とその額だけです。',
  },
}
