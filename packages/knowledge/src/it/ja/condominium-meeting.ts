/** The Japanese words of the rows in ../condominium-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_MEETING_JA: Words = {
  'it.condo-meeting.want': {
    says: '建物の所有者が総会(assemblea)に呼ばれています。議題に、決めることが書かれています。',
  },
  'it.condo-meeting.who': {
    says: '管理者(amministratore)は所有者全員のために働きます。裁判所でも役所でもありません。',
  },
  'it.condo-meeting.reality': {
    says: '総会のお知らせは請求書ではありません。議題の金額は、総会で決まるまでは案です。',
  },
  'it.condo-meeting.rights': {
    says: '出席して話し、投票できます。書面の委任状(delega)で代わりの人を出し、先に書類を見ることもできます。',
  },
  'it.condo-meeting.right-five-days': {
    says: 'お知らせは、1回目の日の5日前までに、場所・時間・議題をつけて届く必要があります。そうでなければ、裁判官が決定を取り消せます。',
  },
  'it.condo-meeting.right-challenge': {
    says: '反対した、または欠席しましたか。決定を争えるのは30日です。投票の日から、欠席した人は議事録を受け取った日から数えます。',
  },
  'it.condo-meeting.right-proxy': {
    says: '行けないときは、書面の委任状があればだれでも代わりに行けます。管理者だけはできません。',
  },
  'it.condo-meeting.step-papers': {
    says: '前もって管理者に、会計と見積りを求めてください。領収書を見て、自分の費用で写しを取れます。',
  },
  'it.condo-meeting.step-day': {
    says: '2回目の日をメモしてください。総会はたいていその日に開かれます。出席するか、どう投票するかを書いた委任状を渡してください。',
  },
}
