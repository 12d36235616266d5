/** The Japanese words of the rows in ../benefit-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_NOTICES_JA: Words = {
  'us.snap.right-report': {
    says: '一部の変化は役所に知らせなければなりません。ほとんどの場合、半年ごとの報告です。何をいつまでにかは、通知に書いてなければなりません。',
  },
  'us.snap.right-recertify': {
    says: '期間が終わる前に、役所は通知を送らなければなりません。期限内に申請すれば、食料の給付は切れずに続きます。',
  },
  'us.snap.right-claim': {
    says: '払いすぎの通知には、額、理由、90日以内に審理を求める方法が必要です。払えないなら、請求を下げられることがあります。',
  },
  'us.medicaid.right-renewal': {
    says: '役所は、まず持っている情報で更新しなければなりません。終わってから90日以内に用紙を送れば、新しい申請なしで調べなければなりません。',
  },
  'us.medicaid.right-hearing': {
    says: '公正な審理（fair hearing）を求められます。保険が終わる日の前に求めれば、ほとんどの場合、決定まで続きます。',
  },
  'us.medicaid.right-reasons': {
    says: '通知には、何をするか、なぜか、どの決まりによるか、審理を求める方法が必要です。',
  },
  'us.medicaid.step-form': {
    says: '遅れていても、今、更新の用紙を送り、証拠を取っておいてください。用紙が来なかったなら、役所に電話します。',
  },
  'us.ask-jobless.allowed-denied': {
    says: '通知を一つずつ読んでください。請求を認めることと、ある週の分を払うことは、別の決定です。通知の最後の日までに書面で不服を申し立て、毎週請求してください。',
  },
  'us.ask-jobless.right-hearing': {
    says: '自分のせいでなく仕事がなく、仕事を探しているなら、ほとんどの場合、給付を受けられます。断られたら審理を受けられます。',
  },
  'us.ask-jobless.oh-appeal': {
    says: 'オハイオ州では、失業給付の決定に、発送から21日以内に不服を申し立てられます。待つ間も毎週請求してください。',
  },
}
