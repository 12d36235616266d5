/** The Japanese words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'us.insurance.want': { says: '保険会社が、何を払うか、または払わないことを伝えています。' },
  'us.insurance.who': {
    says: 'これは民間の会社か、職場の保険です。断られても、それで最後ではありません。',
  },
  'us.insurance.reality': {
    says: '不服を申し立てる人は少ないですが、申し立てた人の多くが勝ちます。最初の不服申立ては無料です。',
  },
  'us.insurance.rights-summary': {
    says: '書面で理由を求め、書類を見て、不服を申し立て、州に苦情を出せます。',
  },
  'us.insurance.rights-health': {
    says: '無料で記録を見て、保険の中で不服を申し立て、その後、外部の医師に決めてもらえます。',
  },
  'us.insurance.asked-health': {
    says: '健康保険の中での不服申立ては180日以内で、無料で記録を見られます。最後に断られた後、外部の医師が決められます。',
  },
  'us.insurance.deadline-appeal': {
    says: '決定を受け取ってから180日以内に、健康保険の中で不服を申し立てます。',
    action: '健康保険に内部の不服申立てを送る',
    consequence: '不服申立てと裁判の権利を失うことがあります。',
  },
  'us.insurance.deadline-external': {
    says: '保険に最後に断られてから4か月以内に、外部の見直し（external review）を求めます。結果に保険は従わなければなりません。',
    action: '独立した医師による外部の見直しを求める',
    consequence: '裁判所に行かない限り、保険の決定のままです。',
  },
  'us.insurance.right-file': {
    says: '理由、使われた決まり、記録全部の無料の写しを求める権利があります。',
  },
  'us.insurance.right-fresh': {
    says: '不服申立ては別の人が決めなければならず、医療の問題は、ふさわしい医師に聞かなければなりません。',
  },
  'us.insurance.right-external': {
    says: 'ほとんどの医療の決定では、保険に最後に断られた後、独立した医師に見てもらえます。',
  },
  'us.insurance.right-urgent': {
    says: '待つと健康を害するおそれがあるなら、急ぎの不服申立てを求めてください。72時間以内に答えなければなりません。',
  },
  'us.insurance.right-surprise': {
    says: '救急の医療では、契約内（network）より多く払いません。そのような病院で自分が選ばなかった医師のほとんども同じです。',
  },
  'us.insurance.right-reason': {
    says: '理由と、もとにした契約の文を、書面で保険会社に求められます。',
  },
  'us.insurance.step-reason': {
    says: '断られた理由と、不服申立ての最後の日を探してください。請求の記録を書面で求めます。',
  },
  'us.insurance.step-doctor': {
    says: 'なぜ医療が必要かを書いた手紙と記録を、医師に求めてください。',
  },
  'us.insurance.step-appeal': {
    says: '不服申立てを書いてください。断られたもの、なぜちがうか、証拠を書きます。日付を証明できる方法で送ります。',
  },
  'us.insurance.step-check-code': {
    says: '名前、日付、コードを確かめてください。まちがったコードで断られることが多く、医師の事務所が直せます。',
  },
  'us.insurance.option-appeal': {
    says: '証拠をつけて、書面で不服を申し立てます。健康保険では、ほかのほとんどの手段の前にこれが必要です。',
    title: '保険の中で不服を申し立てる',
    cost: '無料',
    time: '健康保険は180日以内',
    risk: 'なし。',
    bestFor: '払われるべきだと思う場合。',
  },
  'us.insurance.option-external': {
    says: '独立した医師が見ます。認められたら、保険は払わなければなりません。',
    title: '外部の見直しを求める',
    cost: '無料、または最大 $25',
    time: '4か月以内に求める',
    risk: 'なし。ほとんどの場合、その後も訴えることができます。',
    bestFor: '医療の理由で、また断られた場合。',
  },
  'us.insurance.option-complain': {
    says: '州の保険の役所が、保険会社に説明を求めます。',
    title: '州の保険の役所に苦情を出す',
    cost: '無料',
    time: '数週間',
    risk: 'なし。雇い主が自分で払う保険は、Department of Laborの担当です。',
    bestFor: '保険会社が遅い、答えない、不公平な場合。',
  },
  'us.insurance.option-help': {
    says: '職場の保険についてはEBSAか、州の消費者の助けに電話してください。',
    title: '不服申立てに無料の助けを受ける',
    cost: '無料',
    time: '今週',
    risk: 'なし。日数は進みます。',
    bestFor: '病気の場合、または額が大きい場合。',
  },
  'us.insurance.warning-medicare': {
    says: 'MedicareとMedicaidには独自の不服申立ての期限があり、60日ほどの短いものもあります。手紙に期限が書いてあります。',
  },
}
