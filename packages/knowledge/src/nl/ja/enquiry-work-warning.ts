/** Questions about a warning at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_JA: Words = {
  'nl.ask.work-warning': {
    says: '警告は解雇ではありません。1週間以内に、正しい点、誤った点とその理由を書面で答えてください。返答を記録に入れるよう求めてください。署名するなら「受領のみ」と書きます。',
  },
}
