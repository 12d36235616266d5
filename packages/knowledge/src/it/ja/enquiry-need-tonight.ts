/** Questions of people in need tonight: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'it.ask-need.roof': {
    says: '今すぐ市町村の社会福祉課（servizi sociali）に電話してください。夜や休日は pronto intervento sociale を求めます。この緊急支援はどこでも24時間あるべきものです。見つからないときや危険なときは112に電話し、寝る場所がないことと一緒にいる人を伝えます。Caritas と Croce Rossa は宿泊所を知っています。',
  },
  'it.ask-need.food': {
    says: '今日、市町村の社会福祉課（servizi sociali）へ行き、食べ物がないことと子どもの数を伝えてください。緊急の援助としてお金、買い物券（buoni spesa）、食料を求めます。Caritas、Croce Rossa、教会も食料をくれ、今日食事が出る場所を知っています。assegno di inclusione を待っているなら、patronato が無料で催促してくれます。',
  },
  'it.ask-need.power-off': {
    says: '今すぐ会社に電話し、赤ちゃんがいると伝え、分割払いを頼んでください。払ったらすぐ証拠を送ります。電気は1営業日以内に戻らなければなりません。今日、市町村の社会福祉課へ行くと、料金と bonus sociale を助けてくれます。25日前に書留か PEC が来ていなければ止めたのは誤りです。苦情を出せば補償金があります。',
  },
  'it.ask-need.lender': {
    says: '危険なときは今すぐ112へ。暴利（usura）とお金のための脅し（estorsione）は重い犯罪で、あなたは被害者です。メッセージ、名前、支払いの記録を持って警察か Carabinieri に届け出てください。暴利の貸付に利息を払う義務はありません。返すためにまた借りないこと。家族は fondazioni antiusura が無料で助け、事業者には Prefettura の基金があります。',
  },
}
