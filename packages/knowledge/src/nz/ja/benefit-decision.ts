/** The Japanese words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_JA: Words = {
  'nz.welfare.deadline': {
    says: '決定から3か月以内に、見直し（review）を求められます。',
    action: '決定の見直し（review of decision）を求める',
    consequence: '遅れたときは、正当な理由が必要です。',
  },
  'nz.welfare.right-review': {
    says: 'Work and Incomeは、無料でもう一度見なければなりません。それでもだめなら、Benefits Review Committeeがあなたの話を聞きます。',
  },
  'nz.welfare.right-appeal': {
    says: 'その委員会の後は、Social Security Appeal Authorityに無料で上訴できます。いつまでかは、委員会の手紙に書いてあります。',
  },
  'nz.welfare.right-helper': {
    says: '手伝う人か、給付の相談員（benefit advocate）を連れて行けます。使われた書類も求められます。',
  },
  'nz.welfare.step': {
    says: '手紙の中で理由を探してください。医師の証明や給与明細など、それに答える証拠を用意してください。',
  },
  'nz.welfare.option-review': {
    says: '決定の見直し（review of decision）の用紙に書くか、手紙を書いてください。給付の相談員（benefit advocate）が無料で手伝います。',
    title: '見直しを求める',
    cost: '無料。',
    time: '数週間か数か月。',
    risk: '低い。',
    bestFor: '事実か決まりが、まちがって読まれたと思うとき。',
  },
  'nz.welfare.reality': {
    says: 'この確認（review）は、ふつうの点検です。あなたを責めるものではなく、支払いは今のところ続きます。',
  },
  'nz.welfare.right-time': {
    says: '医師や書類のために時間がもっと必要なら、最後の日の前に求め、理由を言ってください。',
  },
  'nz.welfare.right-after': {
    says: 'その後で支払いが止まったら、3か月以内に無料の見直し（review）を求められます。',
  },
  'nz.welfare.step-form': {
    says: '用紙に本当のことを書き、手紙にある日までに送ってください。写しを残してください。',
  },
  'nz.welfare.warn': {
    says: '答えないと、支払いが止められることがあります。そうなったら、すぐに電話し、用紙を送ってください。',
  },
  'nz.tribunal.right-part': {
    says: '無料です。弁護士、相談員（advocate）、友人を連れて行けて、通訳も求められます。',
  },
  'nz.tribunal.right-change': {
    says: '正当な理由があれば、別の日を求められます。早く、書面で求めてください。',
  },
  'nz.tribunal.step': {
    says: 'Work and Incomeが送った報告書を読んでください。証拠を期限内に送り、大事な点を3つ書いてください。',
  },
  'nz.tribunal.warn': {
    says: 'その日に必ず行ってください。行かないと、あなたなしで決められることがあります。',
  },
}
