/** Questions about a tenant who leaves early for a new job or another grave reason: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_FOR_WORK_JA: Words = {
  'it.ask.leave-flat-job': {
    says: 'はい。別の町での就職、失業、病気など、予見できなかった変化は重大な理由です。書留かPECに理由を書きます。予告は6か月、契約で短ければそれに従います。早く出てもその期間の家賃は払います。新しい借主を紹介して免除してもらえないか頼み、書面にしてください。',
  },
}
