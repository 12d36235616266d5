/** Law that letters on road fines and the licence name: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_LAW_JA: Words = {
  'ch.road.right-file': {
    says: '記録を見せるよう求められます。写真、測定の記録、機器の検査です。',
  },
  'ch.road.speed-scale': {
    says: '定額の罰金は小さい超過だけです。町の中は15 km/hまで、町の外は20まで、高速道路は25までです。それより上は刑事の手続きです。',
  },
  'ch.road.speed-law': {
    says: '標識が見えたなら、制限に従う義務があります。木や工事で隠れていたなら、その場所の写真が役立ちます。',
  },
  'ch.road.licence-apart': {
    says: '免許を失うかどうかは、州（Kanton）での別の手続きです。期日の前に、運転が必要な理由を書面で伝えてください。',
  },
  'ch.road.owner': {
    says: '定額の罰金は車の持ち主に来ます。ほかの人が運転したなら、30日以内に名前と住所を知らせてください。',
  },
  'ch.road.grades': {
    says: '軽い交通違反は罰金だけです。重い違反は前科の残る犯罪になります。命令がどちらとしているかを見て、行き過ぎなら異議を出しましょう。',
  },
  'ch.road.fine-list': {
    says: '定額の罰金とその額は、スイス全土共通の公開一覧に載っています。自分の額と比べてください。',
  },
}
