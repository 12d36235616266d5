/** The Japanese words of the rows in ../overdebt-commission.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OVERDEBT_COMMISSION_JA: Words = {
  'fr.commission.want': {
    says: '多重債務の委員会が、あなたの申請について決めたことを伝えています。',
  },
  'fr.commission.deadline-refused': {
    says: '申請が断られたなら（irrecevable）、争うために手紙から15日あります。',
    action: '委員会の事務局で争う',
    consequence: '断りが確定します。事情が変われば、また申請できます。',
  },
  'fr.commission.deadline-imposed': {
    says: '裁判官の前で措置を争うために、手紙から30日あります。',
    action: '続けられなければ、措置を争う',
    consequence: '措置は、あなたと債権者を縛ります。',
  },
  'fr.commission.right-stop': {
    says: '申請が認められると、差押えは最長2年止まり、古い借金は払ってはいけません。家賃、食べ物、新しい請求書を払ってください。',
  },
  'fr.commission.right-budget': {
    says: '生活に足りるお金を残さなければなりません。計算に家賃や健康の費用がなければ、そう言ってください。',
  },
  'fr.commission.step': {
    says: '手紙にある借金を一つずつと、家計を確かめてください。何がまちがいか、証拠をつけて、委員会に書留で書きます。',
  },
  'fr.commission.option': {
    says: '期限内に争います。裁判官が記録全体を見ます。',
    title: '裁判官の前で争う',
    cost: '無料。',
    time: '15日か30日。手紙を見てください。',
    risk: '裁判官が、ほかの点も変えることがあります。',
    bestFor: '金額か家計がまちがっているとき。',
  },
}
