/** Questions about a care level that was refused or is too low: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEVEL_REFUSED_JA: Words = {
  'de.ask-benefit.care-level': {
    says: '1か月以内に介護金庫へ書面で異議を出してください。一文で足り、無料です。点数のある鑑定書を求めます。入浴、着替え、夜間、薬、徘徊などの介護日記を2週間つけ、鑑定書の誤りを項目ごとに診断書と一緒に示します。再訪問で上がることも多いです。Pflegestützpunkt、VdKが無料で助けます。その後の社会裁判所も無料です。',
  },
}
