/** Letters of an office that refuses or stops a benefit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_JA: Words = {
  'be.refusal.want': {
    says: '役所が、給付しない、止める、または減らすと言っています。',
  },
  'be.refusal.reality': {
    says: '役所はあなたに不利な決定をしました。書類を付けて異議を出すと、多くの決定が変わります。',
  },
  'be.refusal.step-first': {
    says: '理由と記録を求めてください。証拠の書類を集め、最後の日の前に書面を送ります。証拠は後からでもかまいません。',
  },
  'be.refusal.right-court': {
    says: 'ほとんどの場合、3か月以内に労働裁判所に申し立てられます。費用はかかりません。労働組合や無料の弁護士が書いてくれます。',
  },
  'be.refusal.deadline': {
    says: '労働裁判所への期限は、ほとんどの場合3か月です。ここでは手紙の日付から数えます。',
    action: '労働裁判所に申し立てる',
    consequence: '決定がそのまま残ります。',
  },
  'be.benefit.right-no-costs': {
    says: '給付の役所を相手にする労働裁判所の手続きは、負けても無料です。費用がかかることがあるのは、無謀な訴えだけです。',
  },
  'be.benefit.right-living-wage': {
    says: '生活扶助（revenu d’intégration）についてのCPAS（OCMW）の決定には、3か月以内に労働裁判所に申し立てられます。公平の理由で、返すお金をなくすこともできます。',
  },
  'be.refusal.right-conditions': {
    says: '生活の手当（leefloon）には、ここに住むこと、18歳以上、お金が足りないこと、働く気持ちが必要です。健康や公平の理由で、働かなくてよい場合もあります。',
  },
}
