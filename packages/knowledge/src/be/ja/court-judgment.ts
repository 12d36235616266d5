/** Judgments, and how to appeal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
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
}
