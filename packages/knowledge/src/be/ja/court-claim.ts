/** A summons (citation, dagvaarding): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
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
    says: '判決が出て、あなたに送達されるまで、物を売ったり給料から取ったりはできません。まれに、その前にお金や物が動かせなくなることがあります。',
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
}
