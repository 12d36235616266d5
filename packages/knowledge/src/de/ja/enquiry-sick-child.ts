/** Questions about work while a child is ill: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_CHILD_JA: Words = {
  'de.ask-job.sick-child': {
    says: 'いいえ。12歳未満の子が病気で、医師の証明があり、家にほかに世話できる人がいなければ休めます。2026年は子一人・親一人につき15日、ひとり親は30日です。健康保険が失った手取りの多くの場合90%を払います。すぐ会社に伝え、証明書を送ってください。年休を使う必要はありません。これを理由とする解雇は違法です。',
  },
}
