/** A notice to move to Universal Credit: the words in Japanese. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOT_BY_ITSELF: RowWords = {
  says: '切り替えは自動ではありません。申請しないと古い給付は終わり、上乗せ分も失うことがあります。',
}
const CLAIM: RowWords = {
  says: '手紙の期限日までに、オンラインか電話で申請します。古い給付を自分でやめないでください。',
  title: '期限までにUniversal Creditを申請する',
  cost: '無料。',
  time: '約1時間、その後に面談。',
  risk: '最初の支払いまで5週間かかります。必要なら前払いを求めてください。',
  bestFor: 'この手紙を受けたほとんどの方。',
}

export const UNIVERSAL_CREDIT_MOVE_JA: Words = {
  'gb.move.not-by-itself': NOT_BY_ITSELF,
  'gb.move.no-fault': {
    says: 'あなたは何も悪いことをしておらず、これは借金でもありません。古い給付を受ける人は皆、この通知を受けます。',
  },
  'gb.move.right-late': {
    says: '期限日を過ぎましたか。その日から1か月以内に、すぐ申請してください。上乗せ分をまだ守れることがあります。',
  },
  'gb.move.right-two-weeks': {
    says: 'Housing Benefit、Income Support、所得に応じたESAやJSAは、あと2週間続きます。これは返す必要がありません。',
  },
  'gb.move.right-savings': {
    says: 'tax creditsを受け、貯金が£16,000を超えていましたか。それでも最初の12か月はUniversal Creditを受けられます。',
  },
  'gb.move.right-advance': {
    says: '最初の支払いは約5週間後です。利子のない貸付である前払い（advance）を求めることができます。',
  },
  'gb.move.right-again': {
    says: '最初の額がおかしいときは、1か月以内に見直し（mandatory reconsideration）を求めてください。その後の不服申立ては無料です。',
  },
  'gb.move.too-ill': {
    says: 'ESAで、病気で働けないと認められていましたか。それはUniversal Creditでも、新しい審査を先に受けずに有効です。',
    actionable:
      '申請で伝えてください。最初の額に入っていなければ、オンラインの日誌（journal）に書きます。',
  },
  'gb.move.council-tax': {
    says: 'Council Tax ReductionはUniversal Creditに含まれません。切り替えを役所に伝え、そこで申請してください。',
  },
  'gb.move.step-couple': {
    says: 'パートナーと暮らしていますか。2人とも申請し、届いたコードで2つの申請をつなげます。',
  },
  'gb.move.step-help': {
    says: 'オンラインが無理なときや病気のときは、手紙の番号に電話してください。Citizens AdviceのHelp to Claimは無料です。',
  },
  'gb.move.option-claim': CLAIM,
  'gb.move.option-time': {
    says: '期限日の前に手紙の番号に電話します。理由を述べ、新しい日を書面で求めてください。',
    title: '期限日を延ばすよう求める',
    cost: '無料。',
    time: '電話1本。',
    risk: '断られることもあります。新しい日が決まるまで、元の日を守ってください。',
    bestFor: '病気や入院中の方、誰かの世話をする方、書類が足りない方。',
  },
  'gb.move.ni-step': {
    says: '手紙の期限日までにUniversal Creditを申請してください。もっと時間が要るときは、その日の前に手紙の番号に電話します。',
  },
  'gb.move.ni-right-protected': {
    says: '期限までに申請し、古い給付のほうが多かった場合、初めは上乗せ分で差を埋められることがあります。',
  },
  'gb.move.ni-right-time': {
    says: '病気などのよい理由があれば、期限を延ばせます。過ぎてしまったら、1か月以内に、すぐ申請してください。',
  },
  'gb.move.ni-warning': NOT_BY_ITSELF,
  'gb.move.ni-option-claim': CLAIM,
}
