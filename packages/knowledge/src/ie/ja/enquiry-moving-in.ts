/** Questions about money before moving in: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_IN_JA: Words = {
  'ie.ask.rent-upfront': {
    says: '大家が求められるのは、前払い家賃1か月分と敷金1か月分までです。学生寮では、あなたが選べば少し違います。要求は書面で求め、内見の前に払わないでください。超えた分はRTBが返還を命じられます。',
  },
  'ie.ask.room-in-home': {
    says: '大家の自宅の一室なら、あなたは許可による居住者（licensee）で、RTBは扱えません。決めた条件と適切な予告が基準です。敷金は、滞納や損害を除いて返してもらえます。期日を書いて求め、その後オンラインの少額請求手続き（€2,000まで）を使えます。',
  },
}
