/** Claims for possession of a home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_POSSESSION_JA: Words = {
  'gb.claim.possession-want': {
    says: '家を明け渡す命令を裁判所に求めています。裁判所はまだ何も決めていません。',
  },
  'gb.claim.possession-rights': {
    says: '裁判の日に行き、裁判官に話す権利があります。収入に関係なく、そこで無料の法律の助けを受けられます。',
  },
  'gb.claim.possession-reality': {
    says: '大切な問題ですが、今出て行く必要はありません。守れる提案を持って裁判の日に行けば、裁判官はもっと助けられます。',
  },
  'gb.claim.possession-no-default': {
    says: '用紙を送らなかっただけで相手が勝つことはありません。この種類では、欠席判決（judgment by default）はありません。',
  },
  'gb.claim.possession-no-eviction-yet': {
    says: '裁判所の命令なしに、だれもあなたを追い出せません。命令があっても、できるのは裁判所の執行官（court bailiffs）だけで、先に日を知らせなければなりません。',
  },
  'gb.claim.possession-who': {
    says: '原告（claimant）は、家を求める家主か貸し手です。あなたは被告（defendant）です。裁判所はどちらの味方でもありません。',
  },
  'gb.claim.possession-step-advice': {
    says: '今、無料の法律の助けを受けてください。Housing Loss Prevention Advice Serviceを頼むか、Shelter（ウェールズはShelter Cymru）に電話します。',
  },
  'gb.claim.possession-step-hearing': {
    says: '払ったり合意したりしていても、裁判の日に行ってください。早く行き、無料の当番の相談員（duty adviser）を頼みます。',
  },
  'gb.claim.possession-step-form': {
    says: '書類についてきた反論の用紙（defence form）を書いてください。書かれた日までに裁判所に送ります。遅れても、裁判の日に行ってください。',
  },
  'gb.claim.possession-step-pay': {
    says: '今日から普通の家賃や住宅ローンを払い、できれば滞納も少し払ってください。証拠を残し、家計の表といっしょに持って行きます。',
  },
  'gb.claim.possession-step-priority': {
    says: '家が危ないので、カードやローンより先に、この借金を払ってください。受けられる給付金を全部受けているか確かめます。',
  },
  'gb.claim.possession-step-dispute': {
    says: '滞納の額がちがう、または正しい通知がなかったなら、用紙と裁判の日に言ってください。支払いの記録と手紙を持って行きます。',
  },
  'gb.claim.possession-right-mortgage': {
    says: '適切な期間で住宅ローンの滞納を払えそうなら、裁判官は命令を延ばしたり止めたりできます。',
  },
  'gb.claim.possession-right-rent': {
    says: '多くの理由では、家賃と滞納の一部を払えば、裁判官は住み続けさせられます。一部の理由では、命令を出さなければなりません。',
  },
  'gb.claim.possession-right-stay': {
    says: '裁判所の命令の期限が終わり、裁判所の執行官（court bailiffs）が来るまで、住む権利があります。早く出ると、住まいの支援の権利に悪い影響が出ることがあります。',
  },
  'gb.claim.possession-right-help': {
    says: '裁判の日の前と裁判所で、無料の法律の助けを受ける権利があります。収入は関係ありません。',
  },
  'gb.claim.possession-warn': {
    says: 'だれもあなたのために話さないと、家を失うことがあります。裁判の日の前に法律の助けを受けてください。',
  },
  'gb.claim.possession-option-hearing': {
    says: '何があったか、今払っている額、滞納をどう払うかを裁判官に話します。',
    title: '提案を持って裁判の日に行く',
    cost: '無料。反論に手数料はかかりません。',
    time: '今は用紙、裁判所で半日。',
    risk: '命令が出ると、裁判の費用が加わることが多いです。',
    bestFor: '家に住み続けたい場合。',
  },
  'gb.claim.possession-option-deal': {
    says: '普通の支払いと滞納の一部を、家主か貸し手に提案します。書面にして、裁判を延ばす（adjourn）よう頼みます。',
    title: '裁判の日の前に計画を決める',
    cost: '提案した額。',
    time: '今週、電話を数回。',
    risk: '裁判所が取りやめと言うまで、裁判の日はあります。必ず行ってください。',
    bestFor: '普通の額と、もう少し払える場合。',
  },
  'gb.claim.possession-option-help': {
    says: '住まいの相談員が書類を確かめ、用紙を書き、裁判所で話せます。',
    title: '無料の法律の助けを受ける',
    cost: '無料。',
    time: '今日電話します。',
    risk: 'ありません。',
    bestFor: '明渡しの請求（possession claim）が届いた人みんな。',
  },
}
