/** Questions about what a bailiff may take: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_JA: Words = {
  'be.ask.seize': {
    says: '判決などの執行文がなければできません。あっても、寝具、衣類、机といす、冷蔵庫、コンロ、洗濯機、暖房、子どもの物、仕事道具は残ります。社会統合所得、家族手当、給料の基礎部分も守られます。目録作成から5日以内に、取れない物を執行官に伝えてください。他人の物は証明しましょう。',
  },
}
