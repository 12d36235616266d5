/** The Japanese words of the rows in ../benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_STOPS_JA: Words = {
  'us.stop.snap-want': {
    says: '州は、食料の給付（SNAP）が終わるか変わること、いつからか、なぜかを伝えています。',
  },
  'us.stop.snap-who': {
    says: '州や郡の役所が、連邦の決まりでSNAPを行います。審理をするのは、あなたの件を決めなかった人です。',
  },
  'us.stop.snap-reality': {
    says: 'これで終わりではありません。審理は無料です。まちがった収入の数字による通知も多いです。',
  },
  'us.stop.snap-rights': {
    says: '記録を見る、審理を求める、手伝う人を連れていく、ができます。決定まで給付を続けられることも多いです。',
  },
  'us.stop.snap-right-notice': {
    says: 'ほとんどの場合、給付が減る少なくとも10日前に通知が必要です。理由が書いてなければなりません。',
  },
  'us.stop.snap-right-keep': {
    says: '通知の日数のうちに審理を求めれば、給付は続きます。負けると、返すことになるかもしれません。',
  },
  'us.stop.snap-right-hearing': {
    says: '90日以内に、書面か電話で公正な審理（fair hearing）を求められます。',
  },
  'us.stop.snap-step': {
    says: '今、審理を求め、給付を続けてほしいと言ってください。日付と名前を書いておきます。',
  },
  'us.stop.snap-step-check': {
    says: '数えられた収入と人数を確かめてください。給料明細、家賃、保育、医療の請求を送ります。',
  },
  'us.stop.snap-option': {
    says: '電話か手紙で「公正な審理を求めます。給付を続けてください」と言います。英語では “I ask for a fair hearing and want my benefits to continue.” です。',
    title: '公正な審理を求める',
    cost: '無料',
    time: '給付を続けるには通知の日数の間。最大90日',
    risk: '負けると、続いた給付を返すことがあります。',
    bestFor: '収入や人数がちがう場合。',
  },
  'us.stop.medicaid-want': {
    says: '州は、Medicaidが終わる、変わる、または断られたことと、その理由を伝えています。',
  },
  'us.stop.medicaid-reality': {
    says: '用紙が1枚足りないだけでMedicaidを失う人が多いです。直せることがよくあります。',
  },
  'us.stop.medicaid-right-hearing': {
    says: '公正な審理を受ける権利があります。最後の日は通知にあり、最大90日先です。',
  },
  'us.stop.medicaid-right-keep': {
    says: '終わる日の前に審理を求めれば、決定までMedicaidが続きます。',
  },
  'us.stop.medicaid-right-notice': {
    says: 'ほとんどの場合、通知はMedicaidが終わる少なくとも10日前に来なければなりません。',
  },
  'us.stop.medicaid-step': {
    says: '足りないものを送り、同じ日に審理を求めてください。Medicaidを続けてほしいと言います。',
  },
  'us.stop.medicaid-option': {
    says: '書面、オンライン、電話で求めます。その日の証拠を取っておきます。',
    title: '公正な審理を求める',
    cost: '無料',
    time: 'Medicaidを続けるには、終わる日の前',
    risk: '負けると、州が、続いた医療の費用を求めることがあります。',
    bestFor: 'まだ条件に合う、または用紙が足りなかっただけの場合。',
  },
  'us.stop.ssa-want': {
    says: 'Social Securityは、給付が断られた、終わる、または変わることと、その理由を伝えています。',
  },
  'us.stop.ssa-reality': {
    says: '最初に断られることはよくあります。後で、特に裁判官の前の審理で勝つ人が多いです。',
  },
  'us.stop.ssa-right-appeal': {
    says: '60日以内に見直し（reconsideration）を求められます。手紙は5日後に届いたとみなされます。',
  },
  'us.stop.ssa-right-ssi': {
    says: 'SSIが減る、または終わるなら、通知を受けてから10日以内に不服を申し立てれば、最初の決定までお金が続きます。',
  },
  'us.stop.ssa-step': {
    says: 'ssa.govで不服を申し立てるか、Form SSA-561を送ります。医師から新しい書類をもらってください。',
  },
  'us.stop.ssa-option': {
    says: '何がちがうかを言い、証拠を加えます。代わりに新しく申請しないでください。何か月分も失うことがあります。',
    title: '見直しを求める',
    cost: '無料',
    time: '60日以内。SSIを続けるには10日',
    risk: '負けると、続いたお金を返すことがあります。',
    bestFor: '理由に同意できない場合。',
  },
  'us.stop.meals-want': {
    says: '学区は、あなたの子の給食が無料や安くなるか、その理由を伝えています。',
  },
  'us.stop.meals-reality': {
    says: '収入が減ったり家族が増えたりしたときなど、いつでももう一度申請できます。',
  },
  'us.stop.meals-right-hearing': {
    says: '決めなかった人に不服を申し立てられます。手伝う人を連れていき、書類を見られます。',
  },
  'us.stop.meals-right-direct': {
    says: 'SNAPを受ける家の子、里子、住む家のない子は、収入の審査なしで給食が無料です。',
  },
  'us.stop.meals-step': {
    says: '収入と人数を、自分の数字と比べてください。ちがっていたら審理を求めます。',
  },
  'us.stop.meals-option': {
    says: '手紙に名前がある人に、電話か手紙をします。',
    title: '審理を求める',
    cost: '無料',
    time: '手紙の日まで',
    risk: 'なし。',
    bestFor: '収入や人数がちがう場合。',
  },
  'us.stop.snap-right-work': {
    says: '3か月の制限は、働けない人、妊娠中の人、14歳未満の子を世話する人、週20時間働く人には当てはまりません。証拠を送ってください。',
  },
}
