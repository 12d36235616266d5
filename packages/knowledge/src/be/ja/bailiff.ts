/** A bailiff who asks for money or starts a seizure: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_JA: Words = {
  'be.court.officer-want': {
    says: '執行官（huissier、gerechtsdeurwaarder）が支払いを求めるか、差し押さえを始めています。',
  },
  'be.court.officer-who': {
    says: '執行官（huissier、gerechtsdeurwaarder）は公の職です。差し押さえには、判決などの執行できる文書（titre）が必要です。',
  },
  'be.court.officer-reality-none': {
    says: 'この手紙に判決は見当たりません。それなら執行官（huissier）は、上限のある費用で、支払いを頼めるだけです。',
  },
  'be.court.officer-reality': {
    says: '手紙は執行できる文書（titre）があると書いているので、強制執行ができます。それでも分割は可能で、多くの物は守られます。',
  },
  'be.court.officer-not-yet': {
    says: '執行できる文書（titre）なしに、だれも家に入ったり、物を取ったりできません。',
  },
  'be.court.officer-deadline-bank': {
    says: 'お金の差し押さえには、通知から15日以内に、差し押さえの裁判官（juge des saisies）に異議を出せます。',
    action: 'お金の差し押さえに異議を出す',
    consequence: 'その後、銀行や会社が支払います。',
  },
  'be.court.officer-deadline-goods': {
    says: '最初の差し押さえの手続きから15日以内に、どの物が守られるかを執行官（huissier）に伝えられます。',
    action: 'どの物が守られるかを執行官に伝える',
    consequence: 'その後は、もう言えません。',
  },
  'be.court.officer-step-title': {
    says: '判決の写しと、借金、利息、費用の完全な計算を求めてください。',
  },
  'be.court.officer-step-plan': {
    says: '今すぐ、毎月の額を書面で提案してください。借金の調停（médiation de dettes）を受けているなら、そう伝えます。',
  },
  'be.court.officer-step-help': {
    says: 'CPAS（OCMW、公的福祉センター）に電話し、無料の借金の調停を頼んでください。',
  },
  'be.court.officer-right-goods': {
    says: 'ベッド、服、洗濯機、暖房、冷蔵庫、机、子どもの物、電話、仕事の道具は守られます。',
  },
  'be.court.officer-right-pay': {
    says: '給料の基本の部分は取ることができません。額は毎年変わり、子どもがいると増えます。',
  },
  'be.court.officer-right-benefits': {
    says: '家族手当、生活扶助（revenu d’intégration）などの基本の支援は守られます。口座に入った後も、しばらく守られます。',
  },
  'be.court.officer-right-judge': {
    says: '差し押さえの裁判官（juge des saisies、beslagrechter）に申し立てられます。',
  },
  'be.court.officer-option-plan': {
    title: '分割を決める',
    says: '家計の表を付けて、毎月の額を提案します。',
    cost: '提案した額と、少しの手数料。',
    time: '手紙1通。',
    risk: '払うのをやめると、費用が増え続けます。',
    bestFor: '払う義務があるとき。',
  },
  'be.court.officer-option-collective': {
    title: '全部の借金をまとめる計画を求める',
    says: '労働裁判所（tribunal du travail）は、差し押さえを止め、1つの計画を決められます。申立てはCPASに手伝ってもらってください。',
    cost: '申立ては無料。',
    time: '数週間。',
    risk: '最長7年の厳しい決まりがあります。',
    bestFor: '借金が多いとき。',
  },
}
