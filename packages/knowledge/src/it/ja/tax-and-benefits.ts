/** The Japanese words of Italy: tax and benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_JA: Words = {
  'it.public.want-tax': {
    says: '税務署、その徴収機関（AdER）、または町が、税、罰金、保険料を求めています。',
  },
  'it.public.want-bill': {
    says: '取立ての請求（cartella）です。60日以内に、払う、分割を頼む、または不服を申し立てます。',
  },
  'it.public.want-friendly': {
    says: '申告のまちがいについての早い通知（avviso bonario）です。60日あり、制裁金は低くなります。',
  },
  'it.public.want-block': {
    says: '車の使用を禁じる（fermo）と警告しています。動けるのは30日です。',
  },
  'it.public.want-benefit': {
    says: 'INPSが、払いすぎたと言い、返すよう求めています（indebito）。',
  },
  'it.public.who': {
    says: '公の役所かその徴収機関です。裁判官はいりませんが、不服を申し立て、時間を頼めます。',
  },
  'it.public.rights': {
    says: '書類を見て、不服を申し立て、分割を頼めます。',
  },
  'it.public.reality': {
    says: '大切な問題ですが、期限内に分割を頼めば、新しい差し押さえが止まります。',
  },
  'it.public.reality-benefit': {
    says: '大切な問題ですが、無料で不服を申し立てられます。暮らしに足りる分は残さなければなりません。',
  },
  'it.public.no-whole-benefit': {
    says: '取り戻すために、年金の全部を止めることはできません。毎月、最高5分の1です。',
  },
  'it.public.no-seizure': {
    says: '請求（cartella）の後60日は、差し押さえできません。1年の後は、先に5日の新しい警告（intimazione）を送る必要があります。',
  },
  'it.public.small-debt': {
    says: '€1,000までの借金では、内訳の手紙の後120日待ってから動かなければなりません。',
  },
  'it.public.deadline-appeal': {
    says: '払うか不服を申し立てるまで、送達から60日です。ここではその日付から数えます。8月は数えませんが、ここではそれを使いません。',
    action: '払う、分割を頼む、または税の裁判所に不服を申し立てる',
    consequence: '支払いの義務が確定し、差し押さえができます。',
  },
  'it.public.deadline-car': {
    says: '警告の送達から30日です。',
    action: '払う、分割を頼む、または仕事に車が必要だと示す',
    consequence: '車の使用を禁じる（fermo）ことができます。',
  },
  'it.public.deadline-contributions': {
    says: 'INPSの請求（avviso di addebito）には、40日以内に労働の裁判官に行けます。',
    action: '払う、分割を頼む、または裁判官に反対を出す',
    consequence: '支払いの義務が確定します。',
  },
  'it.public.deadline-benefit': {
    says: 'INPSに見直しを求められるのは、受け取った日から90日です。',
    action: 'オンラインかpatronatoで、INPSに不服（ricorso amministrativo）を出す',
    consequence: '見直しに遅れ、取立てが続きます。',
  },
  'it.public.right-eighty-four': {
    says: '2025年と2026年は、簡単な申込みで、€120,000までを最高84回の毎月払いにできます。もっと多い回数には、困窮の証拠が必要です。',
  },
  'it.public.right-stop-suspend': {
    says: '払った、借金が古すぎる、または取り消されたなら、60日以内にAdERに届けを送ってください。取立てが止まります。',
  },
  'it.public.right-hear-first': {
    says: 'ほとんどの税の決定の前に、役所は案を送り、答えるまで60日を与えなければなりません。',
  },
  'it.public.right-agree': {
    says: '税の決定について合意（accertamento con adesione）を求められます。制裁金は3分の1に下がります。',
  },
  'it.public.right-self-correct': {
    says: '明らかなまちがいなら、役所に取消し（autotutela）を求められます。それだけでは、期間は止まりません。',
  },
  'it.public.right-work-car': {
    says: '仕事か障害のある人に必要な車は、使用を禁じられません。30日以内に証明してください。',
  },
  'it.public.right-home': {
    says: '家への担保には、€20,000を超える借金と、30日前の警告が必要です。あなたが住むただ1つの家は売れません。',
  },
  'it.public.right-good-faith': {
    says: 'INPSだけのまちがいで払いすぎた年金なら、正直で、全部知らせていたなら、返さなくてよいことが多いです。',
  },
  'it.public.right-fifth-benefit': {
    says: '年金から引けるのは最高5分の1で、守られる部分より下にはできません。',
  },
  'it.public.step-what': {
    says: '何かを見てください。早い通知、税の決定、請求（cartella）、車の使用禁止（fermo）の警告です。送達の日を書きとめます。',
  },
  'it.public.step-what-benefit': {
    says: 'どの給付か、どの月か、なぜかを見てください。無料のpatronatoに行きます。',
  },
  'it.public.step-real': {
    says: 'SPIDかCIEで、AdER、税務署、INPSの自分のページで確かめてください。決してリンクからは行いません。',
  },
  'it.public.step-act': {
    says: '正しいなら、今、オンラインで分割を頼んでください。まちがっているなら、不服の期限に間に合うように、CAFか税の専門家に会います。',
  },
  'it.public.step-answer-benefit': {
    says: 'まちがっているなら、patronatoと不服（ricorso）を出し、正しいと信じていたと書いてください。',
  },
  'it.public.step-plan': {
    says: '払える回数を選んでください。8回抜けると、計画を失います。',
  },
  'it.public.step-plan-benefit': {
    says: '正しいなら、INPSに毎月の少ない額を頼んでください。patronatoが無料で行います。',
  },
  'it.public.step-old': {
    says: '日付を見てください。車の税は3年、町の税、罰金、INPSは5年、国の税はほとんど10年です。',
  },
  'it.public.step-papers-benefit': {
    says: 'INPSに何を、いつ知らせたかを集めてください。用紙、収入の書類、手紙です。',
  },
  'it.public.option-appeal': {
    title: '不服を申し立てる',
    says: '税の裁判所に不服を出します。€3,000まで弁護士はいりません。',
    cost: '€30からの手数料。',
    time: '60日。',
    risk: 'その間に、一部を払う必要があるかもしれません。',
    bestFor: '額がまちがっている、古すぎる、または送達がないとき。',
  },
  'it.public.option-appeal-benefit': {
    title: 'INPSに不服を出す',
    says: 'patronatoが無料で出します。',
    cost: '無料。',
    time: '90日。',
    risk: '小さいです。',
    bestFor: '正直だった、または額がまちがっているとき。',
  },
  'it.public.option-plan': {
    title: '分割で払う',
    says: 'AdERか役所のサイトで、オンラインで頼みます。',
    cost: '利息。',
    time: '数分。',
    risk: '8回抜けると、計画が終わります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'it.public.option-plan-benefit': {
    title: '分割で返す',
    says: 'INPSに毎月の少ない額を頼みます。',
    cost: 'その額を、分けて払います。',
    time: '頼むのに数分。',
    risk: '小さいです。',
    bestFor: 'お金を受ける権利がなかったとき。',
  },
  'it.public.option-pay': {
    title: '期限内に払う',
    says: 'PagoPAと手紙のコードで払います。',
    cost: 'その額。',
    time: '数分。',
    risk: '小さいです。',
    bestFor: '正しくて、払えるとき。',
  },
  'it.public.change-quinquies': {
    says: '古い滞納の特別な制度（rottamazione-quinquies）の新しい申込みは、2026年4月30日に終わりました。',
    was: '制裁金と利息なしの支払いを頼めました。',
    is: 'この方法で払うのは、期限内に申し込んだ人だけです。次の支払いは2026年11月30日です。',
  },
  'it.public.insight-service': {
    says: '警告にある請求は、あなたが受け取っていない書類から来ていることがあります。',
    actionable: 'AdERに、一覧（estratto di ruolo）と送達の証拠を求めてください。',
  },
  'it.public.warning-pec': {
    says: '書留を受け取り、PECとSENDの通知を開けてください。読まなくても、期間は止まりません。',
  },
  'it.contributions.right-old': {
    says: '保険料は、途中で書類が届いていなければ、期限から5年で時効です。期限内に裁判官に伝えましょう。',
  },
}
