/** Questions of workers who talked about pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TALKING_ABOUT_PAY_JA: Words = {
  'us.ask-work.pay-talk': {
    says: '連邦法により、民間の働き手のほとんどは、労働組合の有無に関係なく、賃金のことを互いに話せます。就業規則やあなたの署名があっても、それを禁じる定めに縛られません。それを理由とする注意書、解雇、訴えるという脅しは違法です。管理職と公務員は別です。写しを取り、6か月以内に全国労働関係委員会（NLRB）に無料で申し立ててください。',
  },
}
