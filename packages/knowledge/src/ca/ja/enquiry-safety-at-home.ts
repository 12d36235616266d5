/** Questions about violence and control by a partner: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_JA: Words = {
  'ca.ask.violent-partner': {
    says: '危険なときは911に電話してください。家庭裁判所は、相手にあなたと家に近づかないよう命じることができます。多くの州ではその日のうちに出ます。警察が申し立てを手伝えます。刑事裁判所の誓約（peace bond）も使えますが、時間がかかります。命令を破れば犯罪です。近くの避難所はsheltersafe.caか211で探せます。',
  },
}
