/** Japanese: planning next door, hospital under the Mental Health Act, shops on a lease, company pensions, injuries, and equal treatment in shops. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_SERVICES_AND_PLACES_JA: Words = {
  'gb.planning.wants': {
    says: '近くの工事について、役所が意見を聞いています。答える義務はありません。',
  },
  'gb.planning.right-comment': {
    says: '手紙の日まで、たいてい21日以内に意見を出せます。光、のぞき見、大きさ、騒音、交通なら、役所は考える必要があります。',
  },
  'gb.planning.step': {
    says: '図面をネットで見ます。光、のぞき見、大きさ、騒音を短く書きます。家の値段やけんかは数えません。議員に助けを頼みます。',
  },
  'gb.sectioned.wants': {
    says: 'Mental Health Act により、誰かが病院に残されること、期間と理由を知らせています。',
  },
  'gb.sectioned.right-tribunal': {
    says: 'section 2 では最初の14日に審判所（tribunal）に訴えられます。section 3 では最初の6か月に1回です。弁護士は無料です。',
  },
  'gb.sectioned.right-help': {
    says: '権利を知らせる義務があり、独立の助け（advocate）は無料です。一番近い家族は、72時間前に知らせて退院を求められます。',
  },
  'gb.sectioned.step': {
    says: '今日、病棟で弁護士と advocate を頼みます。始まった日を書きとめます。',
  },
  'gb.shop-lease.right-renew': {
    says: '店の借り手は、たいてい残って、新しい契約を裁判所に求められます。始まる前に契約がこの規則を除いたときは別です。',
  },
  'gb.shop-lease.answer': {
    says: '前の契約がこの規則を除いていなければ、たいてい残って新しい契約を求められます。家主には法律の理由が要り、お金をもらえることもあります。どの通知の日よりも前に動きます。',
  },
  'gb.injury.right-three-years': {
    says: 'けがの請求は3年以内に裁判所に出す必要があります。子どもは18歳から数えます。最初の申し出を受ける必要はありません。',
  },
  'gb.injury.scotland': {
    says: 'けがの請求は3年以内に裁判所に出す必要があります。子どもは16歳から数えます。最初の申し出を受ける必要はありません。',
  },
  'gb.injury.right-small-road': {
    says: '車での小さなけがは無料の Official Injury Claim を使い、むち打ちの額は決まっています。保険会社は、医師の報告の前にその金額を申し出られません。',
  },
  'gb.injury.answer': {
    says: '急がないでください。裁判所まで3年あります。受けると請求が終わるので、先に医師の報告を取ります。弁護士に聞きます。負けても無料の人が多いです。',
  },
  'gb.equal.right-services': {
    says: '店やサービスは、障害、人種、信仰、性別、性的指向を理由に断ったり悪く扱ったりできません。介助犬を入れるなど、公正な配慮が必要です。',
  },
  'gb.equal.answer': {
    says: 'いいえ。店やサービスはそれを理由に断れません。書面で苦情を言います。6か月より1日少ない期間に裁判所に行き、謝罪とお金を求められます。',
  },
  'gb.work.right-antenatal': {
    says: '勤務時間に給料つきで妊婦健診に行けます。妊娠を理由に勤務を減らしたり悪く扱ったりするのは、初日から違法です。',
  },
  'gb.work.transfer-wants': {
    says: 'あなたの仕事は、条件と勤めた年数と一緒に、新しい雇い主に移ります。',
  },
  'gb.work.right-unbroken': {
    says: '勤めた年数は切れずに続きます。予告、整理解雇金、不当な解雇で数えます。',
  },
  'gb.work.transfer-step': {
    says: '誰が代わりに話すか、何が変わるかを聞きます。契約と給与明細を取っておきます。悪い条件は書面で断ります。',
  },
  'gb.care.wants': { says: '役所が、世話に毎週いくら求めるか、計算の仕方を知らせています。' },
  'gb.care.step': {
    says: '書面で見直しを頼みます。収入、貯金、家と住む人を一つずつ確かめます。答えの後は Local Government Ombudsman が無料です。',
  },
}
