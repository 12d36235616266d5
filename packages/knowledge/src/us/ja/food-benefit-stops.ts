/** The Japanese words of the rows in ../food-benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FOOD_BENEFIT_STOPS_JA: Words = {
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
  'us.stop.snap-right-work': {
    says: '3か月の制限は、働けない人、妊娠中の人、14歳未満の子を世話する人、週20時間働く人には当てはまりません。証拠を送ってください。',
  },
}
