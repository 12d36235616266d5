/** Questions about an accident at work that the employer does not report: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_JA: Words = {
  'es.ask.accident-not-reported': {
    says: '会社が届けなくても権利は失いません。mutua に行き、仕事中か通勤中だったと伝え、家でとは決して言わないでください。会社は5営業日以内に届ける義務があります。普通の病気休みにされたら、INSS に判定（determinación de contingencia）を求めてください。労災の休みは翌日から75%が払われます。労働監督署（Inspección de Trabajo）に知らせ、組合に相談を。連絡や写真、証人を残してください。',
  },
}
