/** Letters about copyright: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_LETTER_JA: Words = {
  'gb.copyright.want': {
    says: 'あなたが使ったとして、お金を求めています。解決のための提案で、罰金（fine）ではありません。',
  },
  'gb.copyright.rights-summary': {
    says: 'だれの作品か、あなたが使ったか、金額をどう出したかの証明を求められます。',
  },
  'gb.copyright.reality': {
    says: '裁判所はこれを見ていません。金額は相手が決めたものです。裁判所なら、適正な使用料がいくらだったかを見ます。',
  },
  'gb.copyright.who': {
    says: '送ったのは、持ち主のために動く民間の会社です。公の力はありません。取立て会社にもありません。',
  },
  'gb.copyright.not-yet': {
    says: 'このような請求は、あなたが同意するか裁判所が決めるまで、借金ではありません。今、これのために物を取ることはできません。',
  },
  'gb.copyright.know': {
    says: 'インターネットで見つけた画像は、印がなくても自由に使えません。でも、値段は話し合えることが多いです。',
    learnMore:
      'その種類と長さの使用料を、持ち主がいくらで売っているか調べてください。提案のよい出発点になります。',
  },
  'gb.copyright.step-remove': {
    says: '今、作品を消し、元のページの写しを日付つきで残してください。これで何かを認めることにはなりません。',
  },
  'gb.copyright.step-genuine': {
    says: '本物の相手か確かめてください。メールのリンクやファイルを開かないでください。会社を自分で調べます。',
  },
  'gb.copyright.step-proof': {
    says: '書面で証拠を求めてください。持ち主、請求する権利、画像、ページ、日付、金額の計算です。',
  },
  'gb.copyright.step-source': {
    says: 'どこから手に入れたか調べてください。使用許可、ウェブのデザイナー、無料の素材集が答えになるかもしれません。',
  },
  'gb.copyright.step-offer': {
    says: '使ったなら、その期間の使用料の額を提案してください。全部を解決するためだと書きます。',
  },
  'gb.copyright.step-deny': {
    says: '使っていない、または許可があったなら、そう書き、証拠を送ってください。短くします。',
  },
  'gb.copyright.right-proof': {
    says: '作品の持ち主か、その代わりに請求できることと、あなたが写したか見せたことを、相手が証明しなければなりません。',
  },
  'gb.copyright.right-innocent': {
    says: '作品が保護されていると知らず、そう考える理由もなかったなら、裁判所は損害賠償を認めません。これはまれです。',
  },
  'gb.copyright.right-exceptions': {
    says: '許可のいらない使い方もあります。公正な引用、批評、自分の勉強、パロディなどです。',
  },
  'gb.copyright.right-letter': {
    says: '裁判の請求（court claim）の前に、くわしい手紙を送り、答えるための適切な時間を与えるべきです。',
  },
  'gb.copyright.option-proof': {
    says: '落ち着いた手紙を1通書き、見たいものを並べます。',
    title: '証拠を求める',
    cost: '切手代。',
    time: '1時間。',
    risk: '小さいです。',
    bestFor: '使ったか、持ち主、金額がはっきりしない場合。',
  },
  'gb.copyright.option-offer': {
    says: '全部の解決として、使用料の額を提案します。',
    title: '適正な使用料を提案する',
    cost: '提案した額。',
    time: '数週間。',
    risk: '認めたと読まれることがあります。解決のためだけだと書いてください。',
    bestFor: '許可なしに使った場合。',
  },
  'gb.copyright.option-help': {
    says: 'Intellectual Property Officeに無料の案内があります。最初の相談が無料の弁護士もいます。',
    title: '相談を受ける',
    cost: '最初は無料。',
    time: '電話1回。',
    risk: 'ありません。',
    bestFor: '金額が大きい、または裁判所の書類が来た場合。',
  },
  'gb.copyright.warn-ignore': {
    says: '本当の請求は裁判になることがあり、負けた人が払います。作品を使ったなら、放っておかないでください。',
  },
  'gb.copyright.warn-sign': {
    says: '署名した誓約書（undertaking）は、何年もあなたを縛ることがあります。相談の前に署名しないでください。',
  },
  'gb.copyright.insight-short': {
    says: '短い期限は、相手が決めたものです。法律の力はありません。',
    actionable: 'それでも、その前に返事をし、必要な書類を求めてください。',
  },
  'gb.copyright.insight-collector': {
    says: '取立て会社は、これを借金として扱っています。争っている損害の請求は、借金ではありません。',
    actionable: '争うことと、持ち主とだけ話すことを、書面で取立て会社に伝えてください。',
  },
  'gb.copyright.insight-strict': {
    says: '知らなかったことは、ほとんどの場合、反論にならないのは本当です。それでも、金額には関係することがあります。',
    actionable: '作品をどう手に入れたかを、日付つきで伝えてください。',
  },
  'gb.copyright.know-small': {
    says: '£10,000までの請求は、特別な裁判所の少額の手続きに行きます。負けても相手の費用は少ししか払いません。',
  },
}
