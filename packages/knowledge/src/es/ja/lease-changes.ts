/** The Japanese words of Spain: changes to a lease. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_CHANGES_JA: Words = {
  'es.lease.right-supplies': {
    says: '借り手は、家のメーターの分を払います。ほかの費用を払うのは、契約に書かれ、年の額が示されているときだけです。',
  },
  'es.lease.step-supplies': {
    says: '日付とメーターの値のある請求書の写しを求めてください。払う前に、鍵を持っていた日数を確かめます。',
  },
  'es.lease.right-sale': {
    says: '売却で契約は終わりません。新しい持ち主は、最初の5年、家主が会社だったなら7年、契約を守らなければなりません。',
  },
  'es.lease.right-buy-first': {
    says: 'ほとんどの場合、申し出から30日以内に、同じ値段で先に家を買えます。契約でこれを手放していないか見てください。',
  },
  'es.lease.right-works': {
    says: '改良を理由に、家主だけの判断で家賃を上げられるのは、5年、会社なら7年の後だけです。最高20%です。',
  },
  'es.lease.right-tense-area': {
    says: '指定された住宅難の地域（zona tensionada）では、新しい契約は、ほとんどの場合、前の契約より高くできません。',
  },
  'es.lease.decree-two-years': {
    says: '2026年10月の政令では、最後の8か月を払っていれば、同じ条件で最長あと2年を求められます。議会（Congreso）が認めたか、住宅の役所に聞いてください。',
  },
  'es.lease.decree-notice': {
    says: '2026年11月15日から、政令は普通6か月の予告を求めています。2026年10月7日からの通知では、政令の理由なしに更新しない家主は、普通1年分以上の家賃を払います。議会（Congreso）が認めていることが必要です。',
  },
  'es.eviction.decree-stop': {
    says: '2026年10月の政令では、行く所のない困っている人の立ち退きを、裁判所が止められます。1軒か2軒の家の持ち主には当てはまりません。議会（Congreso）が認めたか、弁護士に聞いてください。',
  },
  'es.rise.decree': {
    says: '2026年10月の政令は、ほかの合意がないときの上限を2%としています。議会（Congreso）が認めたか、住宅の役所に聞いてください。',
  },
}
