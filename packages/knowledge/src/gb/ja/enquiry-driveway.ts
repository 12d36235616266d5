/** Questions about a car on or across a drive: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_JA: Words = {
  'gb.ask-drive.on-it': {
    says: '車輪止めを付けたり、出られなくしたり、移動させたりしないでください。犯罪になることがあります。これは不法侵入（trespass）なので、まず持ち主に手紙を書き、次に裁判所へ。正当な理由があればDVLAが使用者を教えることがあります（様式V888）。捨てられた車なら自治体が対応します。',
  },
  'gb.ask-drive.across-it': {
    says: '道路上なら自治体か警察が動けます。自治体に電話してください。歩道の段差を下げた所に止めた車には違反切符を切れます。あなたの車が出られないなら妨害なので、警察（101）に電話します。自分で車を動かしたり傷つけたりしないでください。',
  },
}
