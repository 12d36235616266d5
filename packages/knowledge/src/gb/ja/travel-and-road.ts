/** Japanese: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_JA: Words = {
  'gb.ask-travel.package': {
    says: 'ホテルや日程など主な部分が大きく変わるか、値段が8%を超えて上がるなら、取り消して14日以内に全額を取り戻せます。示された日までに返事をします。現地で問題があれば、すぐ伝えて、後で値引きを求めます。',
  },
  'gb.ask-travel.late-train': {
    says: 'はい。遅れた列車の会社に、28日以内に切符を添えてDelay Repayを請求します。15分か30分から一部、1時間ならもっと返ります。運休で乗らなかったなら全額を求めます。その後はRail Ombudsmanが無料です。',
  },
}
