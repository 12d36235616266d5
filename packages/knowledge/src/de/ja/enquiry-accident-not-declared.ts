/** Questions about an accident at work that the employer does not report: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_JA: Words = {
  'de.ask-job.accident-not-reported': {
    says: '今からでも、自分で労災保険組合（Berufsgenossenschaft, BG）に届けられます。上司が届けなくても権利は失いません。指定医（Durchgangsarzt）に行き、仕事中か通勤中だったと伝えてください。家での事故とは決して言わないでください。時間・場所・証人を書き残します。3日を超えて休むなら上司は3日以内に届ける義務があります。最初の6週間は給料、その後はBGが払います。不利な扱いは禁止です。',
  },
}
