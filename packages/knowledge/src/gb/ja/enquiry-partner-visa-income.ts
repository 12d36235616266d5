/** Questions about the income that is needed to bring a husband, wife or partner: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTNER_VISA_INCOME_JA: Words = {
  'gb.ask-immigration.partner-income': {
    dependsOn: '収入、貯金、手当',
    says: '初めての配偶者・パートナービザには、税引前で年29,000ポンドが必要です（2024年4月11日より前は少額でした）。子どもがいても額は増えません。貯金で補えます。16,000ポンドを超え6か月持っている分を2.5で割って数えます。貯金だけなら88,500ポンドです。PIPやCarer’s Allowanceなどを受けていれば、この額は要らず、生活できることを示します。その日より前に初めて申請した人は以前の18,600ポンドのままです。足りないときは、手数料を払う前に登録相談員に相談してください。',
  },
}
