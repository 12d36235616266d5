/** Questions of people in need tonight: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'es.ask-need.roof': {
    says: '今すぐ市町村の社会福祉課（servicios sociales）に電話してください。夜や、出ないときは112に電話し、寝る場所がないことと一緒にいる人を伝えます。緊急の担当（emergencia social）につながります。市町村はこうした困窮にすぐ対応しなければなりません。今夜のベッドと、住まいの相談の予約を頼んでください。',
  },
  'es.ask-need.food': {
    says: '今日、市町村の社会福祉課（servicios sociales）へ行き、食べ物がないことと子どもの数を伝えてください。緊急の援助（ayuda de emergencia social）としてお金、カード、食料を求めます。Cáritas、Cruz Roja、フードバンク（banco de alimentos）も食料をくれます。収入が少ないか無いなら ingreso mínimo vital も申請を。',
  },
  'es.ask-need.power-off': {
    says: '今すぐ会社に電話し、赤ちゃんがいると伝え、書面での分割払いを頼んでください。払えば、電気は遅くとも翌日に戻らなければなりません。今日 servicios sociales へ行くと一部を払ってくれることがあります。住まいの電気を止める前に正式な請求と2か月（bono social なら4か月）が必要です。なければ違法なので、すぐ苦情を出してください。',
  },
  'es.ask-need.lender': {
    says: '危険なときは今すぐ112へ。あなたや家族への脅しは犯罪です（amenazas、extorsión）。メッセージ、名前、支払いの記録を持って Policía Nacional か Guardia Civil に届け、保護を求めてください。暴利（usura）の貸付は無効で、受け取った分だけを利息なしで返せば足ります。返すためにまた借りず、一人で会わないでください。',
  },
}
