/** Questions about tax and health insurance debts that the town has seized for: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_SEIZURE_JA: Words = {
  'jp.ask.tax-account-seized': {
    says: '今日、役所へ行ってください。税金や保険料の差押えに裁判は要りません。給与明細、家賃、残高を見せ、生活に必要な分の差押解除と分納を書面で求めます。児童手当と給料の一部は差押えが禁じられています。入った日に全額取られたときは、そう伝えてください。違法とした裁判例もあります。3か月以内なら審査請求もできます。法テラスに相談できます。',
  },
}
