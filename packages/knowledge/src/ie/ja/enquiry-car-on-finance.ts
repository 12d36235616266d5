/** Questions about handing back a car on hire purchase or PCP: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_JA: Words = {
  'ie.ask.car-hand-back': {
    says: 'はい。hire purchaseやPCPは、いつでも書面で終わらせて車を返せます（half rule）。総額の半分を払っていれば、負うのは滞納と損傷だけです。足りなければ半分までの差額を払うので、先にその額を聞いてください。個人ローンは別で、車はあなたの物で返済は続きます。MABS：0818 07 2000。',
  },
  'ie.ask.car-third-paid': {
    says: 'hire purchaseの価格の3分の1を払っていれば、裁判所なしには取れません。その額は契約書にあります。それでも取られたら契約は終わり、払った全額の返還を求められます。家や車庫に入ることもできません。鍵を渡さず署名もせず、書面で計画を申し出て、MABS（0818 07 2000）へ。',
  },
}
