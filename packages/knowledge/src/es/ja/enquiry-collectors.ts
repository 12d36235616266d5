/** The Japanese words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_JA: Words = {
  'es.ask.collector-home': {
    says: '取り立てる人は、家に入る、物を取る、上司に話すことはできません。ドアを開ける必要はありません。',
  },
  'es.ask.asnef': {
    says: '一覧に無料で手紙を書き、自分のデータを求めてください。€50より少ない、払った、5年より古い、または知らせがなかったなら、消すよう求めます。だめなら、AEPDに行きます。',
  },
  'es.ask.sold-debt': {
    says: '新しい会社に、契約書と、債権を買った証拠を書面で求めてください。同じ反論ができます。証拠を見るまで払わないでください。',
  },
}
