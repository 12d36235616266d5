/** Questions about a child who was left out of the will: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISINHERITED_JA: Words = {
  'nl.ask.disinherited': {
    says: 'はい。子にはいつでも、法定相続分の半分をお金で求める権利（legitieme portie）があります。死亡から5年以内に、相続人か遺言執行者へ請求すると書いてください。相手が相当な期限を定めたら、それまでにです。財産・債務・贈与の一覧を求めます。大きな贈与も計算に入ります。相続人にはならず、債務も負いません。配偶者がいれば、多くはその死亡まで待ちます。親や兄弟にこの権利はありません。',
  },
}
