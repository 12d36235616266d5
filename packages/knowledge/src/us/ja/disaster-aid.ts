/** The Japanese words of the rows in ../disaster-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISASTER_AID_JA: Words = {
  'us.disaster.want': {
    says: 'FEMAは、援助しない、または先に書類が必要だと言っています。最初の断りの多くは、書類が足りないだけです。',
  },
  'us.disaster.right': {
    says: 'FEMAの手紙の日付から60日以内に、不服を申し立てられます。FEMAはほとんどの場合、90日以内に決めなければなりません。',
  },
  'us.disaster.step': {
    says: '手紙が足りないと言う物を送ってください。家の証明、本人の証明、修理の見積もり、保険会社の決定などです。自分の記録の写しを求めてください。',
  },
  'us.flood.right': {
    says: '保険会社の書面の断りから60日以内に、FEMAに不服を申し立てられます。連邦の裁判所に訴えられるのは、その断りから1年以内です。',
  },
}
