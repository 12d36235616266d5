/** Questions about emergency tax in a new job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMERGENCY_TAX_JA: Words = {
  'ie.ask.emergency-tax': {
    says: '今日止められます。RevenueのmyAccountに入り、Jobs and Pensionsで新しい仕事を登録してください。Revenueが雇用主に正しい税率を伝え、次の給料で取り過ぎが多くの場合戻ります。もう辞めたなら、4年以内にその年の申告で請求します。tax creditsが全てあるか確かめてください。',
  },
}
