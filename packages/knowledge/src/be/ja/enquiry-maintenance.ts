/** Questions about child maintenance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_JA: Words = {
  'be.ask.maintenance': {
    says: '家庭裁判所が変えるまで判決の支払い義務は続きます。払われなければ、SECAL（DAVO）が無料で取り立て、1年に2か月分が未払いなら前払いもできます。または執行官が給料から、保護額なしに取れます。わざと2か月を超えて払わないと犯罪になり得ます。判決がなければ、家庭裁判所が両親の資力で額を決めます。',
  },
}
