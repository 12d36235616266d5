/** Questions about a neighbour’s camera: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_JA: Words = {
  'gb.ask-neighbour.camera': {
    says: '自分の家だけを写すカメラは許されます。あなたの庭、窓、道路も写すならデータの法律が当てはまり、正当な理由、表示、1か月以内の映像の開示、多くは求めに応じた消去が必要です。まず向きを変えるか隠すよう頼み、次にICOへ苦情を。嫌がらせなら101へ。裁判所は止められます。',
  },
}
