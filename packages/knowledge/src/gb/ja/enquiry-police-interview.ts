/** Questions about an interview under caution: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_INTERVIEW_JA: Words = {
  'gb.ask-police.caution': {
    says: '行ってください。ただし弁護士と一緒に。任意の聴取でも誰でも無料です。都合のよい日を警察に伝えます。事前に事件の話はしないでください。行かないと逮捕されることがあります。答える義務はありませんが、黙っていたことが後で考慮される場合があります。',
  },
  'gb.ask-police.caution-scotland': {
    says: '先に弁護士を頼んでください。自分から行く場合でも、聴取の前と最中に弁護士を持つ権利があります。氏名、住所、生年月日、国籍のほかは答えなくてよく、黙っていても不利に扱われません。うそは言わないでください。',
  },
}
