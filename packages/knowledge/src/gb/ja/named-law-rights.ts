/** Rights that an adviser names with the letter: hearings at work, power cuts, rent in Wales and Scotland, pay sent by mistake. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_RIGHTS_JA: Words = {
  'gb.job.right-companion': {
    says: '面談には、同僚か労働組合の役員を連れて行けます。その人が来られなければ、5営業日以内の別の日時を求められます。',
  },
  'gb.bill.right-cut-off': {
    says: '電気では、請求から28日待ち、さらに7営業日前に知らせなければなりません。あなたが本当に争っている金額のために止めることはできません。',
  },
  'gb.bill.know-redress': {
    says: 'エネルギー会社は、法律により無料のオンブズマン（ombudsman）に加入しなければなりません。あなたがその決定を受け入れれば、会社は従わなければなりません。',
  },
  'gb.home.wales-serious-arrears': {
    says: '家主は、裁判の前に14日待たなければなりません。重い滞納とは家賃2か月分、週払いなら8週分です。審理の日にそれより少なければ、裁判所は必ずしも退去を命じません。',
  },
  'gb.home.wales-breach': {
    says: '家賃の滞納では、家主はこの通知から1か月待たなければ裁判を起こせません。裁判所が退去を命じられるのは、それが妥当な場合だけです。',
  },
  'gb.home.right-social-protocol': {
    says: '家賃の滞納では、自治体や住宅協会は、先にあなたが払える額を話し合うよう努めなければなりません。裁判官は、それをしたかどうかを見ることができます。',
  },
  'gb.home.scotland-steps-first': {
    says: '個人の家主は、先に滞納額とあなたの権利を知らせ、計画に合意するよう努めるべきです。審判所（Tribunal）は、それがされたかを見なければなりません。',
  },
  'gb.job.hearing-wants': {
    says: '雇い主はあなたを面談に呼び、決めるのはその後のはずです。言われたことに、あなたは答えられます。',
  },
  'gb.home.wales-rent-notice': {
    says: 'これは家賃の値上げの通知です。2か月未満の予告や、前の値上げから1年未満なら、家賃は変わりません。2022年12月より前の一部の契約では、家賃委員会が決めることもできます。',
  },
  'gb.home.wales-arrears': {
    says: 'ウェールズでは、家主は通知を出し、裁判の前に待たなければなりません。裁判官が退去を命じられるのは、それが妥当な場合だけです。民間の賃貸で2か月分以上の未払いがあると、より厳しくなります。',
  },
  'gb.home.right-tribunal-scotland': {
    says: '審判所との話し合いに、電話か書面で必ず参加しましょう。退去の命令は双方に公正なときだけです。家主が滞納の手順を踏んだかを尋ね、返済の計画を出しましょう。',
  },
  'gb.home.right-council-scotland': {
    says: '2か月以内に住まいを失いそうなら、役所は助けなければなりません。今すぐ伝えましょう。',
  },
}
