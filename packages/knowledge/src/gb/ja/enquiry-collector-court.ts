/** Whether a debt collector can go to court, asked without any detail: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_COURT_JA: Words = {
  'gb.ask-debt.collector-court': {
    says: 'はい。ただし、すぐにはできません。債権の持ち主は郡裁判所（County Court）に訴えることができます。その前に、回答用紙の付いた請求の手紙（letter of claim）を送り、30日待つことになっています。持ち主の代わりに集めるだけの業者は、たいてい案件を返します。訴状（claim form）が来たら期限内に答えてください。そうすれば裁判官が決めます。',
  },
}
