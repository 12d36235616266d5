/** Japanese: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_JA: Words = {
  'gb.flight.wants': {
    says: '航空会社が、遅れたか取り消された便について答えています。最初の「だめ」や金券を受け入れる必要はありません。',
  },
  'gb.flight.right-money': {
    says: '直前に取り消された便や、3時間以上遅れた便では、距離により1人£220、£350、£520です。会社の力の外の原因のときだけ払わなくてよいです。',
  },
  'gb.flight.right-care': {
    says: '原因が何でも、返金か別の便を選べます。待つ間は食事と部屋が出ます。出なければ、領収書をつけて公正な費用を求めます。',
  },
  'gb.flight.crew': {
    says: '最高裁（Supreme Court）は、乗務員の病気は会社の仕事の一部だと決めました。会社は払う必要があります。',
  },
  'gb.flight.step': {
    says: '1人ずつ、便の番号と領収書をつけて書面で求めます。断られたら、会社の紛争の窓口か Civil Aviation Authority に行きます。イングランドとウェールズでは6年あります。',
  },
  'gb.bag.right': {
    says: 'なくなった、遅れた、壊れた荷物は、航空会社が限度まで払います。壊れたら7日、遅れたら21日以内に書面で知らせます。',
  },
  'gb.package.right': {
    says: '主催者が取り消すか大きく変えたら、14日以内に全額戻ります。旅行がひどかったときは、値引きを求められます。',
  },
  'gb.rail.right-late': {
    says: '遅れたか取り消された電車は、15分からお金が戻ることがよくあります。28日以内に鉄道会社に求めます。',
  },
  'gb.rail.right-fare': {
    says: '割増運賃（penalty fare）には21日以内に訴えられます。切符なしの乗車が犯罪になるのは決まった場合だけです。どの手紙にも答え、説明し、話し合いを申し出ます。',
  },
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
}
