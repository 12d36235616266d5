/** Seized cars, insurance, new drivers, the licence and accidents: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CARS_AND_LICENCES_JA: Words = {
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
  'gb.licence.right-medical': {
    says: "新しい医学の事実を送り、DVLA に見直しを頼みます。6か月以内に Magistrates' Court に、スコットランドでは21日以内に sheriff に訴えられます。",
  },
}
