/** Questions about being accused of leaving after an accident: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIT_AND_RUN_JA: Words = {
  'de.ask-crime.hit-and-run': {
    says: 'まだ何も話さないでください。運転していた、気づかなかった、とも言いません。答えるのは氏名と住所だけで、警察に行く義務もありません。車はそのままに。弁護士がまず記録を求めます。罪になるのは衝突に気づいた場合だけです。免許に関わるので今週中に相談を。保険会社には1週間以内に連絡します。駐車時の事故から1日以内なら今届け出てください。',
  },
}
