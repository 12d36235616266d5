/** Questions about the debts of a husband, a wife or a parent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_JA: Words = {
  'de.ask-debt.spouse': {
    says: 'あなた自身が署名していなければ、夫や妻、親、成人した子の借金を払う義務はありません。その債権者はあなたの給料や貯金を差し押さえられません。例外は、結婚中の家族の日常の買い物です。何も払わず、何にも署名せず、「債務はない」と一度だけ書面で伝えてください。同居の家の物は配偶者の物と推定されるので、領収書を保管してください。亡くなった人の借金は別です。',
  },
}
