/** Japanese: the words of the rows in ../statutory-demand-northern-ireland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_NORTHERN_IRELAND_JA: Words = {
  'gb.stat-ni.wants': {
    says: '3週間以内に支払いか取り決めを求めています。その後、High Court にあなたの破産を申し立てられます。',
  },
  'gb.stat-ni.reality': {
    says: 'まだどの裁判所も見ていません。でも黙っていると破産まで進められます。今週中に動きましょう。',
  },
  'gb.stat-ni.right-set-aside': {
    says: 'High Court に請求の取り消しを求められます。借金を争う十分な理由があるか、相手も同じだけあなたに借りがあれば認められます。すぐに求めましょう。期限は請求書に書いてあります。',
  },
  'gb.stat-ni.right-too-old': {
    says: 'ほとんどの借金は、最後に払ったか書面で認めてから6年たつと、裁判には古すぎます。請求を争う理由になります。',
  },
}
