/** Questions about benefits that an office refuses, cuts or wants back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_JA: Words = {
  'de.ask-debt.jobcenter-back': {
    says: '1か月以内に書面で異議を出してください。1文で足ります。役所のまちがいで、あなたが気づけなかったなら、返さなくてよいことがあります。',
  },
  'de.ask-debt.jobcenter-cut': {
    says: '1か月以内に異議を出してください。生活のお金がなければ、社会裁判所に急ぎの命令（Eilantrag）を求めます。無料です。',
  },
  'de.ask-debt.benefit-refused': {
    says: '手紙が届いてから1か月以内に異議（Widerspruch）を出してください。紙に一文を書いて署名すれば足り、理由は後でかまいません。手紙に何も書いていなければ1年あります。困っているときは、社会裁判所に緊急の命令を求められます。無料です。',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: '届いた日から1か月です。最後のページに方法があります。書面の異議（Widerspruch）か、州によっては行政裁判所への訴えです。何も書いていなければ1年あります。収入が変われば、また申請できます。',
  },
  'de.ask-debt.sick-pay-length': {
    says: '同じ病気には、3年の間に78週まで払われます。会社が払った週も数えます。額は総額の70%で、手取りの90%までです。次の診断書は、遅くとも次の平日に書いてもらってください。終わる前にAgentur für Arbeitに登録を。',
  },
  'de.ask-debt.child-benefit-refused': {
    says: '1か月以内にFamilienkasseへ、書面かメールで異議（Einspruch）を出してください。無料です。学校、職業訓練、在留など足りない書類を付けます。手紙に説明がなければ1年あります。さかのぼって払われるのは、たいてい6か月までです。',
  },
  'de.ask-debt.jobcenter-rent': {
    says: '最初の1年は、多くは地域の上限の1.5倍までの実際の家賃が払われます。その後も、安い住まいを探す間、多くは最長6か月全額です。見つからない、引っ越せない場合は証明してください。減額には1か月以内に無料で異議を出せます。',
    dependsOn: '給付を受けている期間と、その地域で適正な家賃',
  },
}
