/** Questions that rest on a belief about a phone that the police take and about tax on pensions: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_JA: Words = {
  'de.ask-crime.phone-searched': {
    says: '自由には見られません。警察には、あなたの同意か裁判官の命令が要ります。急ぐときだけ先に動けます。証拠として電話を持ち去ることはできます。反対だと言い、書面を求めてください。すると裁判官が、多くは3日以内に決めます。暗証番号を言う必要はありません。捜索令状があれば指を当てさせられることがあります。事件については話さず、弁護士を求めてください。',
  },
  'de.ask-tax.pension-taxed': {
    says: '年金は一部に税がかかりますが、払わない年金生活者も多くいます。2026年に始まる年金は84％が対象です。2026年は12,348ユーロ（夫婦は24,696ユーロ）を超える分にだけ税がかかります。医療と介護の保険料は先に引かれます。超えるときは、求められなくても申告が必要です。Lohnsteuerhilfevereinが計算してくれます。',
  },
}
