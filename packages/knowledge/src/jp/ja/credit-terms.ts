/** The law on goods bought on credit and on credit that is refused, where a letter names them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_JA: Words = {
  'jp.credit.right-stop-paying': {
    says: 'クレジットで買った商品が届かない、または不良のときは、クレジット会社への支払いも止められます（支払停止の抗弁）。書面で伝えてください。',
  },
  'jp.credit.right-twenty-days': {
    says: 'クレジット会社が残り全額を一度に請求できるのは、20日以上の期間を定めた書面で催告した後だけです。',
  },
  'jp.credit.right-long-service': {
    says: 'ローンやクレジットで払っているときは、中途解約や店の倒産を理由に、残りの支払いを止めると信販会社に書面で伝えられます（支払停止の抗弁）。',
  },
  'jp.credit.right-file': {
    says: 'CIC、JICC、全国銀行個人信用情報センターに、少額の手数料で自分の信用情報の開示を求められます。誤りがあれば訂正を求めてください。',
  },
  'jp.credit.refused-reality': {
    says: '会社は理由を言わずに審査を断ることができます。あなたに支払い義務はありません。延滞の記録は多くの場合、解消から5年ほどで消えます。',
  },
}
