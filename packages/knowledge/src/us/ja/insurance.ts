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
