/** Japanese: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_JA: Words = {
  'gb.car.right-back': {
    says: '車を返してもらうには、保険、免許、自分の車だという証明を見せ、費用を払います。通知には少なくとも平日7日あります。費用は毎日増えます。',
  },
  'gb.car.know-insurance': {
    says: '知らなくても、保険なしの運転は違反です。決まった罰は£300と6点です。裁判所は特別な理由を聞けます。',
  },
  'gb.car.know-new': {
    says: '最初の合格から2年のうちに6点で、免許がなくなります。両方の試験を受け直します。',
  },
  'gb.car.right-record': {
    says: '車は保険に入れるか、使わないと届け（SORN）ます。入っていたなら証明を送ります。先に売ったなら DVLA に知らせ、そう答えます。',
  },
  'gb.car.know-drink': {
    says: '限度を超えると、少なくとも12か月運転できません。講習で短くできることがあります。裁判の前に弁護士に頼みます。当日は無料の助けがあることもあります。',
  },
  'gb.car.right-uninsured-other': {
    says: "相手が無保険か逃げたなら、Motor Insurers' Bureau に求めます。早く警察に届けます。",
  },
  'gb.car.answer': {
    says: '今すぐ保険に入ります。免許と自分の車の証明と一緒に、通知の期限内に置き場へ持って行き、費用を払います。毎日増えます。',
  },
  'gb.police.right-search': {
    says: '道で調べるには、警察に本当の理由が要ります。理由、名前と署を言い、記録を渡すと申し出る必要があります。',
  },
  'gb.police.right-solicitor': {
    says: '警察署では弁護士が無料です。任意の聞き取りでも同じです。答える前に頼みます。',
  },
  'gb.police.answer': {
    says: '行く義務はありませんが、逮捕されることがあります。行く前に無料の弁護士を頼み、いないときは答えないでください。話した事は裁判で使われます。',
  },
  'gb.police.right-property': {
    says: "警察が物を持てるのは必要な間だけです。書面で返すよう求めます。Magistrates' Court が命じられます。",
  },
  'gb.court.single-justice': {
    says: '21日以内に、有罪か無罪かを答えます。法廷で話すこともできます。黙っていると、いないまま有罪になることがあります。',
  },
  'gb.jury.wants': { says: '陪審員（jury）に呼ばれています。7日以内に答えます。' },
  'gb.jury.right-defer': {
    says: '1回だけ別の日を頼めます。よい理由があれば免除も頼めます。理由なく行かないと、£1,000までの罰金があります。',
  },
  'gb.jury.right-job': {
    says: '雇い主は行かせる必要があり、罰せません。給料を払う義務はありませんが、裁判所が限度まで払います。',
  },
  'gb.ask-travel.package': {
    says: 'ホテルや日程など主な部分が大きく変わるか、値段が8%を超えて上がるなら、取り消して14日以内に全額を取り戻せます。示された日までに返事をします。現地で問題があれば、すぐ伝えて、後で値引きを求めます。',
  },
  'gb.ask-travel.late-train': {
    says: 'はい。遅れた列車の会社に、28日以内に切符を添えてDelay Repayを請求します。15分か30分から一部、1時間ならもっと返ります。運休で乗らなかったなら全額を求めます。その後はRail Ombudsmanが無料です。',
  },
}
