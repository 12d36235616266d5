/** Orders to leave: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDER_JA: Words = {
  'gb.home.order-want': {
    says: '裁判所は、あなたが出て行くと決めました。書類に日にちがあるか、執行官（bailiffs）が来ると書いてあります。',
  },
  'gb.home.order-rights': {
    says: 'その日の前なら、立ち退きを止めるか延ばすよう裁判官に頼めます。N244の用紙を使います。',
  },
  'gb.home.order-reality': {
    says: 'これは最後の段階で、その日は本当です。まだできることがありますが、今動く必要があります。',
  },
  'gb.home.order-step-court': {
    says: '今日、住まいの無料の弁護士に電話してください。書類の日の前にN244を裁判所に送る手伝いを頼みます。',
  },
  'gb.home.order-step-offer': {
    says: '家賃の滞納があれば、払える額を裁判所に示してください。家賃と毎週少しの額です。何が変わったかも言います。',
  },
  'gb.home.order-step-plan': {
    says: 'その日の準備もしてください。書類、薬、大切な物をそろえ、どこに泊まれるか役所（council）に聞きます。',
  },
  'gb.home.order-option-stop': {
    says: '理由と払える額を書いたN244を送ります。短い審問があります。',
    title: '立ち退きを止めるよう裁判所に頼む',
    cost: '裁判所の手数料。収入が少なければ助けがあります。',
    time: '今日。執行官が来る前です。',
    risk: '裁判官が断ることもあります。命令によっては、できることが少ないです。',
    bestFor: '今いくらか払える、または裁判を知らなかった方。',
  },
  'gb.home.held-want': {
    says: '裁判所は明け渡しを命じましたが、実行を止めています。家賃と決められた追加の額を払う間は、住み続けられます。',
  },
  'gb.home.held-rights': {
    says: '命令を守る間は住み続けられます。守れないときは、支払いが遅れる前に、N244の用紙で裁判所に変更を頼みます。',
  },
  'gb.home.held-reality': {
    says: '今出て行く必要はありません。ただ、毎回の支払いが大事です。一度でも遅れると、家主は裁判所に執行官（bailiffs）を頼めます。',
  },
  'gb.home.held-step-pay': {
    says: '家賃と命令の額を、毎回期日に払ってください。払った証拠が残る方法で払い、裁判所の命令が届いたら自分で読みます。',
  },
  'gb.home.held-step-change': {
    says: '全部は払えないときは、今日、家主と住まいの無料の相談員に電話してください。裁判官は額を下げられます。執行官（bailiffs）の日が決まっても、裁判官はまだ止められます。',
  },
}
