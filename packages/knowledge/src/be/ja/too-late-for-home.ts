/** What can still be done about a rented home when the day is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_JA: Words = {
  'be.late.home-reality': {
    says: '手紙の日は過ぎましたが、手紙だけで追い出されることはありません。判決が必要で、その送達からふつう1か月あります。',
  },
  'be.late.home-step': {
    says: '日が過ぎていても住み続け、鍵を渡しません。家賃は今までどおり払い、今日、同意しないと書留で送ります。',
  },
  'be.late.rent-reality': {
    says: '支払日は過ぎ、家主は治安判事に訴えることができます。契約を終わらせるのはその裁判官だけです。分割はまだ、法廷でも申し出られます。',
  },
  'be.late.rent-step': {
    says: '今日、今月分の家賃を払い、残りは少額の分割を書面で申し出ます。今日CPAS(OCMW)に相談すれば、滞納の助けや家主との話合いをしてくれることがあります。',
  },
  'be.late.evicted-step': {
    says: '今日、執行官に電話し、立ち退きの日を聞きます。住まいのことはCPAS(OCMW)に、同じ日に無料の弁護士にも電話します。',
  },
  'be.late.evicted-right': {
    says: '合う住まいがほかにないなど重い理由があれば、裁判官は送達後の1か月を延ばせます。特に冬です。まだ可能か弁護士に聞いてください。',
  },
  'be.late.evicted-option': {
    says: '欠席のまま判決が出た場合は控訴します。控訴できないときは同じ裁判所に異議を出します(opposition、verzet)。',
    title: '控訴か異議(あなた抜きで決まった場合)',
    cost: '弁護士。収入が少なければ無料。',
    time: '執行官の送達から1か月。',
    risk: 'その間に立ち退かされることが多いです。',
    bestFor: '住み続ける理由がある人。',
  },
}
