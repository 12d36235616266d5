/** The Japanese words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_JA: Words = {
  'de.price.reality': {
    says: '会社は、好きなように値上げできません。あなたの同意か、契約の公正な料金の条項が必要です。',
  },
  'de.price.not-yet': {
    says: '今日は何も変わりません。手紙に書かれた日まで、前の料金を払います。',
  },
  'de.price.right-clause': {
    says: '料金の条項は、はっきりしていて、両方に公正でなければなりません。費用が下がったことも数えます。不公平な条項は効きません。',
  },
  'de.price.step-contract': {
    says: '契約書で3つのことを探してください。料金の条項、料金の保証、終わらせ方です。',
  },
  'de.price.step-reserve': {
    says: '値上げに疑問があれば、高い分は「unter Vorbehalt」（留保つき）でだけ払ってください。すると、後で返すよう求められます。',
  },
  'de.price.insight-guarantee': {
    says: '多くの契約は、ある期間、決まった料金を約束しています（Preisgarantie）。その間は、約束が許す分だけ値上げできます。',
    actionable: '約束の終わりと、値上げの日を比べてください。',
  },
  'de.price.option-object': {
    says: '値上げを受け入れないと書き、条項と理由を求めます。',
    title: '高い料金を断る',
    cost: '無料。',
    time: '値上げが始まる前。',
    risk: '会社が、ふつうの予告で契約を終わらせることがあります。',
    bestFor: '前の料金のままでいたいとき。',
  },
  'de.price.option-help': {
    says: '消費者センター（Verbraucherzentrale）が、このような手紙を調べます。不公平な条項をよく知っています。',
    title: '値上げを調べてもらう',
    cost: '少しの手数料、またはネットで無料。',
    time: '値上げが始まる前。',
    risk: 'ありません。',
    bestFor: '値上げが許されるか、はっきりしないとき。',
  },
  'de.price.energy-right-end': {
    says: '値上げの日に、最初の契約期間でも、無料で予告期間なしに契約を終わらせられます。消費税だけが変わるときは、できません。',
  },
  'de.price.energy-right-told': {
    says: '家庭には、少なくとも1か月前に、はっきりした言葉で知らせなければなりません。前の料金、新しい料金、理由、やめる権利です。',
  },
  'de.price.energy-right-basic': {
    says: '基本の供給（Grundversorgung）では、6週間前に書かなければなりません。2週間の予告で、いつでもやめられます。',
  },
  'de.price.energy-safe': {
    says: '供給会社を変えても、電気やガスがなくなることは決してありません。何かうまくいかなければ、基本の供給会社が引き受けます。',
  },
  'de.price.energy-step-switch': {
    says: '今、申し出を比べてください。やめるには、値上げの日の前に届くように、自分で文字の通知を送ります。',
  },
  'de.price.energy-option-leave': {
    says: '特別な解約の権利（Sonderkündigungsrecht）と、値上げの日を書きます。',
    title: '契約を終わらせ、供給会社を変える',
    cost: '無料。',
    time: '値上げが始まる前。',
    risk: '先に、新しい料金の方が安いか確かめてください。',
    bestFor: '別の供給会社の方が安いとき。',
  },
  'de.price.telecom-right-end': {
    says: '値上げを理由に、この手紙から3か月以内に、無料で予告期間なしに契約を終わらせられます。終わるのは、早くても値上げの日です。',
  },
  'de.price.telecom-deadline': {
    says: '3か月は、この手紙が届いた日から進みます。ここに示す日は、安全のため、手紙の日付から数えています。',
    action: 'やめたいなら、値上げを理由に契約を終わらせる',
    consequence: '特別にやめる権利は終わります。契約は新しい料金で続きます。',
  },
  'de.price.telecom-right-told': {
    says: '早くて2か月前、遅くとも1か月前に、保存できる形で知らせなければなりません。',
  },
  'de.price.telecom-step': {
    says: 'ほかの料金と比べてください。番号や回線を残すには、新しい会社に変更をまかせます。ただし、3か月に気をつけてください。',
  },
  'de.price.telecom-option-leave': {
    says: '料金の変更と§ 57 TKGを書きます。確認を求めます。',
    title: '値上げを理由に契約を終わらせる',
    cost: '無料。電話やルーターは、返すか払うことがあります。',
    time: 'この手紙から3か月以内。',
    risk: '新しい回線が使えるまで、今の回線を残してください。',
    bestFor: '別の会社の方が安いとき。',
  },
  'de.price.right-silence': {
    says: '手紙にそう書いてあっても、黙っていることは、ほとんどの場合、値上げへの同意になりません。',
  },
  'de.price.right-one-month': {
    says: '最初の契約期間は終わりましたか。2022年3月1日からの契約なら、1か月の予告で、いつでもやめられます。',
  },
  'de.price.step-object': {
    says: '早く返事を書いてください。「高い料金を受け入れません。」届いた証拠を残します。',
  },
  'de.price.step-debit': {
    says: '同意した額より多く取られましたか。8週間以内なら、口座引落しを銀行で取り消せます。前の料金は自分で払ってください。',
  },
  'de.price.fund-right': {
    says: '健康保険が追加の率（Zusatzbeitrag）を上げるなら、新しい率の最初の月の終わりまでに、やめられます。',
  },
  'de.price.fund-step': {
    says: '率を比べてください。やめるには、その間に別の保険に申し込みます。そこが、前の保険を終わらせてくれます。',
  },
  'de.price.fund-reality': {
    says: '健康保険は、それぞれ自分の追加の率を決めます。払ってくれるものは、法律によりほとんど同じなので、比べる価値があります。',
  },
  'de.price.fund-told': {
    says: '健康保険は、値上げと、やめる権利を知らせなければなりません。知らせが遅すぎたなら、あなたの時間は長くなります。',
  },
  'de.price.fund-free': {
    says: '新しい健康保険は、あなたを受け入れなければなりません。健康や年齢について聞いてはいけません。',
  },
  'de.price.fund-option': {
    says: 'ネットで別の健康保険に入ります。切れ目なく守られます。',
    title: 'もっと安い健康保険に変える',
    cost: '無料。',
    time: '新しい率の最初の月の終わりまで。',
    risk: '変わるまで、約2か月、新しい率を払います。',
    bestFor: '別の健康保険の方が安いとき。',
  },
}
