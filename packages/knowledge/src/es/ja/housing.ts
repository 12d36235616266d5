/** Letters of landlords: rent owed, repairs, receipts, deposits and the way to a court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_JA: Words = {
  'es.home.want-rent': {
    says: '家主が、家賃などを払う義務があると言い、支払いを求めています。',
  },
  'es.home.want-rent-demand': {
    says: '家主が、家賃などを払う義務があると言い、支払いを求めています。',
  },
  'es.home.who': {
    says: '家主（arrendador）か、家主のために動く会社や弁護士です。裁判所ではありません。',
  },
  'es.home.rights': {
    says: '裁判官が命じるまで、出ていく必要はありません。払う、争う、時間を頼むことができます。収入が少なければ、無料の弁護士も頼めます。',
  },
  'es.home.reality': {
    says: '手紙で家を失うことはありません。出させられるのは裁判官だけで、行えるのは裁判所の職員だけです。',
  },
  'es.home.no-locks': {
    says: '家主は、鍵を変える、電気や水を止める、あなたの同意なしに入ることはできません。犯罪になりえます。警察を呼んでください。',
  },
  'es.home.shield': {
    says: '裁判では、困っている人のために2か月か4か月の停止があります。2026年10月の政令は、もっと長い停止を戻しました。議会（Congreso）が認めたか聞いてください。',
  },
  'es.home.right-judge': {
    says: '家を失う前に、裁判官に話を聞いてもらう権利があります。',
  },
  'es.home.right-pay-once': {
    says: '家賃で訴えられても、期限内に全部払えば1回止められます（enervar）。訴えの30日前の正式な請求で、これができなくなることがあります。',
  },
  'es.home.right-receipt': {
    says: '証拠の残る方法で払うときを除き、家賃ごとに領収書を受ける権利があります。',
  },
  'es.home.right-repairs': {
    says: '家主は、家を住める状態に保つ修理をしなければならず、そのために家賃を上げられません。',
  },
  'es.home.right-deposit': {
    says: '敷金（fianza）は1か月分です。最初の5年か7年、追加の保証は最高2か月分です。鍵を返してから1か月で返すものです。',
  },
  'es.home.right-agency': {
    says: '仲介と契約の費用は、あなたではなく家主が払います。',
  },
  'es.home.option-dispute': {
    title: '書面で断る',
    says: '法律により住めること、または額がまちがっていることと理由を、家主に伝えます。',
    cost: 'burofaxは数ユーロ。',
    time: '1時間。',
    risk: '家主が裁判を起こすことがあります。',
    bestFor: '予告が遅い、理由がない、または値上げが高すぎるとき。',
  },
  'es.home.option-negotiate': {
    title: '合意する',
    says: '家賃の計画か、無理のない退去の日を提案します。',
    cost: '合意した額。',
    time: '数日。',
    risk: '守れない約束は、事態を悪くします。',
    bestFor: '滞納がある、または落ち着いて出たいとき。',
  },
  'es.home.option-pay': {
    title: '滞納の家賃を払う',
    says: '訴えられる前に全部払います。そうすれば、立ち退きの理由がなくなります。',
    cost: '滞納の家賃。',
    time: '今。',
    risk: '小さいです。',
    bestFor: '払う義務があり、お金を用意できるとき。',
  },
  'es.home.option-help': {
    title: '無料の助けを受ける',
    says: '福祉、借り手の組合、または弁護士会の無料の法律相談に頼みます。',
    cost: '無料。',
    time: '今週、1回の訪問。',
    risk: 'ありません。',
    bestFor: '家を失うのが心配なとき。',
  },
  'es.home.deadline-thirty': {
    says: '家賃の正式な請求から30日以内に全部払えば、後の立ち退きを止める権利が残ります。',
    action: '求められた家賃を全部払う',
    consequence: 'その後訴えられると、払っても止められないことがあります。',
  },
  'es.home.insight-one-month': {
    says: '1か月の滞納だけで、家主は裁判所に行けます。',
    actionable: '先にその月を払い、証拠を残してください。',
  },
  'es.home.tactic-consign': {
    says: '家主が家賃を受け取らないなら、公証人か裁判所に預けてください（consignación）。',
    risk: '時間と、公証人の手数料がかかります。',
    notWhen: '銀行振込ができるなら、いりません。',
  },
  'es.home.know-demand': {
    says: '家賃は決めた日に払います。請求されると法定利息がつきます。5年間請求がなければ、その月の分は時効です。',
  },
}
