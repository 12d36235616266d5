/** Decrees and judgments in Scotland and Northern Ireland, where they are enforced in other ways than in England: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NATIONS_JA: Words = {
  'gb.judgment.scotland-want': {
    says: '裁判所が支払いを命じました。だれにいくら払うかは、書類に書いてあります。',
  },
  'gb.judgment.scotland-rights': {
    says: '支払いの猶予を頼めることがあります。あなたのいないところで決まったなら、取消し（recall）を求められることがあります。',
  },
  'gb.judgment.scotland-right-recall': {
    says: '簡易手続き（simple procedure）であなたのいないところで決まったなら、裁判官（sheriff）に取消し（recall）を求められます。早く動いてください。',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: '取立ての停止（moratorium）で、相談する間の6か月間、強制の取立てを止められます。利息は続きます。',
  },
  'gb.judgment.scotland-option-recall': {
    says: 'なぜ答えなかったか、どんな反論があるかを説明します。',
    title: '裁判官（sheriff）に取消し（recall）を求める',
    cost: '裁判所の手数料がかかることがあります。減免について聞いてください。',
    time: '数日以内に動きます。',
    risk: '裁判官が断ることもあります。',
    bestFor: '請求が届いていない、または払う義務がない場合。',
  },
  'gb.judgment.scotland-warn': {
    says: '正式な請求（charge）の14日が過ぎると、給料や口座を差し押さえられることがあります。その前に相談してください。',
  },
  'gb.judgment.ni-step': {
    says: '今すぐ無料の借金の相談を受けてください。Enforcement of Judgments Officeから手紙が来たら、書かれた期限までに家計の表をつけて返事をします。',
  },
  'gb.judgment.ni-right': {
    says: 'Enforcement of Judgments Officeは、あなたの財産と収入を調べます。分割で払うよう命じることができます。',
  },
}
