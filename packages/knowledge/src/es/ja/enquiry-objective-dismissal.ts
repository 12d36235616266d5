/** Questions about a dismissal for economic reasons: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTIVE_DISMISSAL_JA: Words = {
  'es.ask.dismissed-objective': {
    says: '会社は事実を書いた手紙、同時に1年につき20日分の給料（最大12か月分）、15日の予告かその給料を渡す義務があります。「no conforme」と署名を。あなたの仕事に別の人を雇うなど理由が事実でなければ不当で、1年につき33日分か復職です。調停の申立ては20営業日以内。お金を受け取っても争えます。paroは15営業日以内に。',
  },
}
