/** Questions about an eviction that a judge has ordered and a bailiff has named the day for: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DATE_JA: Words = {
  'nl.ask.eviction-date': {
    says: 'まだ荷造りはせず、今日動いてください。家主と市の債務相談に電話を。立退きが迫っている時、市は3営業日以内に話を聞く義務があります。分割案を出し、家賃は払い続けてください。家主が断れば、債務相談が裁判所に最長6か月の猶予（moratorium）を求められます。控訴が役立つかは Juridisch Loket が無料で教えます。控訴はたいてい3か月、欠席のまま出た判決には4週間以内に異議（verzet）です。',
  },
}
