/** The Japanese words of Belgium: court. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JA: Words = {
  'be.court.claim-want': {
    says: 'だれかが、あなたに不利な決定を裁判所に求めています。書類（citationまたはrequête）は、裁判の日への呼出しです。',
  },
  'be.court.claim-who': {
    says: '少額の請求、家賃、エネルギーや医療の請求は、家の近くの治安判事（juge de paix）が扱います。',
  },
  'be.court.claim-reality': {
    says: 'まだ何も決まっていません。最初の裁判の日に行ってください。そこではあなたの言葉が大切です。',
  },
  'be.court.claim-not-yet': {
    says: '判決が出て、あなたに送達されるまで、差し押さえはできません。',
  },
  'be.court.claim-rights': {
    says: '自分で出席し、争い、支払いの時間を頼めます。収入が少なければ、無料の弁護士も頼めます。',
  },
  'be.court.claim-step-date': {
    says: '最初の裁判の日、時刻、裁判所を書きとめてください。目に入る所に置きます。',
  },
  'be.court.claim-step-go': {
    says: '出席してください。争うと言うか、毎月の分割を頼みます。欠席すると、ほとんどの場合、払う義務があると決められます。',
  },
  'be.court.claim-step-aid': {
    says: '今すぐ、法律扶助の事務所（bureau d’aide juridique）に無料の弁護士を頼んでください。',
  },
  'be.court.claim-step-proof': {
    says: '証拠を持って行ってください。支払い、手紙、契約書です。借金が古すぎるなら、そう言ってください。',
  },
  'be.court.claim-step-time': {
    says: '裁判官に、支払いの時間（termes et délais）を頼んでください。家計の表を持って行きます。',
  },
  'be.court.claim-right-heard': {
    says: '話を聞いてもらう権利があります。呼出しから裁判の日まで、少なくとも8日必要です。',
  },
  'be.court.claim-right-time': {
    says: '支払いの時間を頼む権利があります。',
  },
  'be.court.claim-right-aid': {
    says: '収入が少なければ、無料の弁護士を頼む権利があります。',
  },
  'be.court.claim-option-go': {
    title: '裁判の日に行く',
    says: '自分の言い分を話すか、時間を頼みます。',
    cost: '弁護士なしなら無料。',
    time: '午前中。',
    risk: '負けると費用がかかります。',
    bestFor: '呼出しを受けた方はだれでも。',
  },
  'be.court.claim-option-plan': {
    title: '裁判の日の前に分割を決める',
    says: '毎月の額を書面で提案します。それでも裁判の日には行ってください。',
    cost: '提案した額。',
    time: '手紙1通。',
    risk: '呼出しの費用は残ります。',
    bestFor: '払う義務があるとき。',
  },
  'be.court.claim-option-help': {
    title: '無料の弁護士を頼む',
    says: '近くの法律扶助の事務所に頼みます。',
    cost: '収入により、無料か一部負担。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '収入が少ないとき。',
  },
  'be.court.claim-warn': {
    says: '最初の裁判の日を欠席しないでください。欠席のまま出た判決を取り消すのは困難です。',
  },
  'be.court.judgment-want': {
    says: '裁判所が決めました。何を払い、何をするかが書類に書いてあります。',
  },
  'be.court.judgment-who': {
    says: '執行官（huissier、gerechtsdeurwaarder）が判決を届けます（signification）。控訴の期間はその日に始まります。',
  },
  'be.court.judgment-reality': {
    says: '大切な問題ですが、まだ期限内に控訴し、分割を頼み、借金の相談を受けられます。',
  },
  'be.court.judgment-deadline': {
    says: '控訴できるのは、送達から1か月です。',
    action: '判決に控訴する',
    consequence: 'その後、判決は確定します。',
  },
  'be.court.judgment-step-lawyer': {
    says: 'すぐに弁護士か法律扶助の事務所に行ってください。送達の日を示します。',
  },
  'be.court.judgment-step-plan': {
    says: '差し押さえの前に、執行官（huissier）に手紙を書き、毎月の額を提案してください。',
  },
  'be.court.judgment-step-help': {
    says: '借金が多いなら、全部をまとめる裁判所の計画について、CPAS（公的福祉センター）に聞いてください。',
  },
  'be.court.judgment-right-appeal': {
    says: '€2,000を超える判決は、ほとんどの場合、控訴する権利があります。',
  },
  'be.court.judgment-right-money': {
    says: '給料の一部と、家族手当の全部は、取ることができません。',
  },
  'be.court.judgment-option-appeal': {
    title: '控訴する',
    says: '弁護士が期限内に控訴を送ります。',
    cost: '弁護士の費用、または法律扶助。',
    time: '始めるまで1か月。',
    risk: 'その間も払う必要があるかもしれません。',
    bestFor: '判決が明らかにまちがっているとき。',
  },
  'be.court.judgment-option-plan': {
    title: '執行官と分割を決める',
    says: '家計の表を付けて、毎月の額を提案します。',
    cost: '提案した額。',
    time: '手紙1通。',
    risk: '約束を守る必要があります。',
    bestFor: '判決を受け入れるとき。',
  },
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
    says: '最初の差し押さえの手続きから5日以内に、どの物が守られるかを執行官（huissier）に伝えられます。',
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
    says: 'ベッド、服、洗濯機、暖房、冷蔵庫、机、子どもの物、仕事の道具は守られます。',
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
