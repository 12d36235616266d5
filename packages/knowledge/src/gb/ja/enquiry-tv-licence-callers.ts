/** The Japanese words of the rows in ../enquiry-tv-licence-callers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_CALLERS_JA: Words = {
  'gb.ask-tv.door': {
    says: 'いいえ。捜索令状（search warrant）がなければ、入れる、話す、署名する必要はありません。NetflixやほとんどのYouTubeに許可証（licence）はいりませんが、テレビの生放送とBBC iPlayerにはいります。',
  },
  'gb.ask-tv.ignore': {
    says: '普通の手紙に答える法律上の義務はありません。でも、許可証（licence）がいらないと伝えると、手紙が止まることが多いです。Single Justice Procedure Noticeなどの裁判所の書類は、絶対に放っておかないでください。',
    dependsOn: '普通の手紙か、裁判所の書類か',
  },
}
