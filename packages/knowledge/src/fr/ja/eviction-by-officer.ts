/** An enforcement officer (commissaire de justice) who comes to evict: rights and time. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_BY_OFFICER_JA: Words = {
  'fr.home.officer-leave': {
    says: '裁判官が立ち退きを命じました。執行官が、出るよう伝えています（commandement de quitter les lieux）。',
  },
  'fr.home.officer-reality': {
    says: 'この命令だけで、契約は終わらず、追い出されません。払うか助けを受けるための期間が始まります。決められるのは裁判官だけです。',
  },
  'fr.home.officer-reality-judged': {
    says: '裁判所の決定があるので、急ぎます。それでも、時間、助ける人、もっと時間を与えられる裁判官がいます。',
  },
  'fr.home.officer-winter': {
    says: '11月1日から3月31日まで、ほとんどの場合、借り手は追い出されません（trêve hivernale）。',
  },
  'fr.home.officer-adil': {
    says: '今日、SOS loyers impayés（0 805 16 00 75）かADILに電話してください。無料です。',
  },
  'fr.home.officer-fsl': {
    says: '福祉の相談員に住まいの基金（FSL）を求め、CAFに伝えてください。できれば、今の家賃を払います。',
  },
  'fr.home.officer-time': {
    says: '出るまでのもっと長い時間を、執行の裁判官に求めてください。1か月から1年です。家を探していることを示します。',
  },
  'fr.home.officer-three-years': {
    says: 'また家賃を払えば、家賃の滞納を払うために最長3年を裁判官に求める権利があります。',
  },
  'fr.home.officer-right-winter': {
    says: '冬の休みの権利があります。ほとんどの場合、11月1日から3月31日まで、追い出されません。',
  },
  'fr.home.officer-rights': {
    says: '裁判官が決めるまで住めます。時間、家賃の助け、無料の弁護士を求められます。',
  },
  'fr.home.officer-option-help': {
    says: 'ADIL、福祉の相談員、住まいの基金（FSL）は、多くの立ち退きを止められます。',
    title: '無料の住まいの助けを受ける',
    cost: '何もかかりません。',
    time: '今日電話します。',
    risk: 'ありません。',
    bestFor: '家賃が遅れている、または解約の知らせを受けたすべての人。',
  },
}
