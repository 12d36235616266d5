/** Questions about works sold at the door after a free check: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_VISIT_SALE_JA: Words = {
  'jp.ask.roof-inspection': {
    says: 'はい、解約できます。訪問販売は、必要事項をすべて書いた契約書面を受け取ってから8日間、無条件で解除できます(クーリング・オフ)。書面がない、足りないときは8日が始まっておらず、今からでもできます。今日、はがきやメールなど記録の残る方法で通知し、控えを残してください。払ったお金は全額戻り、材料費も工事代も違約金も不要です。工事に来ないよう伝えます。嘘の説明なら後でも取り消せます。188へ。',
  },
}
