/** The Japanese words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_JA: Words = {
  'us.copyright.want': {
    says: '許可なく何かを使った、または共有したと言い、お金か、やめることを求めています。',
  },
  'us.copyright.who': {
    says: 'これは持ち主、法律事務所、または使用を探す会社からです。手紙は裁判ではありません。',
  },
  'us.copyright.reality': {
    says: 'このような手紙は、裁判所が認めるよりずっと多く求めることがよくあります。だれの作品か、あなたが使ったかを確かめてください。',
  },
  'us.copyright.rights-summary': {
    says: '持ち主と登録の証拠を求める、公正な使用（fair use）だったと言う、少ない額を提案する、ができます。',
  },
  'us.copyright.not-yet': {
    says: '手紙だけでお金を取れません。連邦の裁判所に訴えるか、Copyright Claims Boardを使わなければなりません。',
  },
  'us.copyright.right-proof': {
    says: 'アメリカの作品では、訴える前に登録しなければなりません。登録の番号と日付を求めてください。',
  },
  'us.copyright.right-low-sum': {
    says: 'あなたが使い始めた後に登録された作品なら、ほとんどの場合、決まった額の賠償と弁護士費用は不要です。',
  },
  'us.copyright.right-fair-use': {
    says: '論評、報道、教育、パロディなど、公正な使用（fair use）として認められるものがあります。場合によります。',
  },
  'us.copyright.right-counter': {
    says: '投稿がまちがって消されたなら、サイトに反対の通知（counter notice）を送れます。10から14営業日で戻ることがあります。',
  },
  'us.copyright.deadline-opt-out': {
    says: '書類を渡されてから60日以内に、Copyright Claims Boardから抜けられます。',
    action: '決める。Copyright Claims Boardから抜けるか、そこで答える',
    consequence: '何もしないと、Boardがあなたに不利に決めることがあります。',
  },
  'us.copyright.limitation': {
    says: '著作権の請求は、生じてから3年以内に起こさなければなりません。',
    from: '使った日、または多くの裁判所では、相手が知った日',
    restartedBy: '新しく使うたびに、別の3年が始まります。',
  },
  'us.copyright.step-stop': {
    says: '写真やファイルを下ろし、どう使ったかの写しを取っておいてください。まだ何も認めないでください。',
  },
  'us.copyright.step-check': {
    says: 'どこで手に入れたか、許可（license）があったかを確かめてください。Copyright.govで作品を調べます。',
  },
  'us.copyright.step-ask': {
    says: '手紙で証拠を求めてください。だれが持ち主か、登録、額の計算です。',
  },
  'us.copyright.step-court': {
    says: '裁判所やBoardの書類が来たら、その日までに動いてください。そのときは弁護士に頼む価値があります。',
  },
  'us.copyright.option-dispute': {
    says: '証拠を求め、なぜ払う義務がないかを言います。ていねいに、短く書いてください。',
    title: '証拠を求めて争う',
    cost: '無料',
    time: '手紙の日より前',
    risk: '訴えられることもありますが、ほとんどは訴えません。',
    bestFor: '自分ではない、許可があった、または公正な使用の場合。',
  },
  'us.copyright.option-settle': {
    says: '許可の料金にあたる額を提案します。全部を終わらせる書類にだけ署名してください。',
    title: '公正な許可の料金を提案する',
    cost: '求められた額よりずっと少ないことが多い',
    time: '数週間',
    risk: '全部の請求を放棄する書面（release）をもらってください。',
    bestFor: '許可なく使った場合。',
  },
  'us.copyright.option-help': {
    says: '法科大学院の相談所か、知的財産の弁護士が、いくらの問題か教えられます。',
    title: '弁護士に聞く',
    cost: '無料の相談所もある',
    time: '早めに',
    risk: 'なし。',
    bestFor: '額が大きい、または裁判所の書類がある場合。',
  },
}
