/** What a collector may not do, and how to deal with one: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_JA: Words = {
  'es.debt.who': {
    says: '取立て会社（empresa de recobro）は民間の会社です。もとの会社より強い力はありません。',
  },
  'es.debt.no-visit-yet': {
    says: 'この借金のために、だれも家に入れません。取り立てる人にドアを開ける必要はありません。',
  },
  'es.debt.no-prison': {
    says: '請求書やローンを払えないことで、刑務所に入ることはありません。',
  },
  'es.debt.right-no-threats': {
    says: 'だれも、おどしたり、人前ではずかしめたり、無理に払わせたりしてはいけません。おどしと強要は犯罪です。',
  },
  'es.debt.warning-pay-account': {
    says: '払う前に、銀行口座と会社を確かめてください。手紙の番号ではなく、知っている番号で最初の会社に電話します。',
  },
  'es.debt.tactic-burofax': {
    says: '内容の証明付きのburofaxで答えてください。何を、いつ言ったかを証明できます。',
    risk: '数ユーロかかり、借金を知っていることが分かります。',
    notWhen: '古い借金を認めるためには使わないでください。',
  },
}
