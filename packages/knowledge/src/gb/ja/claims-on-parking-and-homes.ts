/** 駐車、家賃、介護、給付、光熱水費の請求：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PARKING_AND_HOMES_JA: Words = {
  'gb.parking-debt.beavis': {
    says: '最高裁（Supreme Court）は2015年、看板が大きく明確だったため、£85の駐車料金を認めました。あなたの場合の看板や金額は違うかもしれません。',
    actionable:
      '看板とその場所の写真を求めてください。隠れていた、小さい、読みにくいときは、そう伝えてください。',
  },
  'gb.lease-debt.small-sum': {
    says: '£350以下の未払いでは、賃借権（lease）を終わらせられません。一部が3年を超えて未払いのときは別です。',
  },
  'gb.lease-debt.admin-charge': {
    says: '事務手数料（administration charge）は相応の額で、権利の説明が付いていなければなりません。支払う義務があるかは審判所（tribunal）が決められます。',
  },
  'gb.tenancy-debt.deposit': {
    says: '敷金を払ったなら、家主は30日以内に制度に預ける義務がありました。していなければ、裁判所は敷金の1倍から3倍をあなたに認められます。',
    actionable:
      '3つの制度の中にあなたの敷金があるか、ネットで調べてください。期限内になければ、そう伝えて相殺を求めてください。',
  },
  'gb.tenancy-debt.fees': {
    says: '家主や業者は、清掃、点検、書類の手数料を取れません。請求できるのは実際の損害だけで、普通の使用による傷みは含みません。',
  },
  'gb.care-debt.review-wales': {
    says: 'ウェールズでは、介護費用とその計算の見直しを自治体に求められます。',
  },
  'gb.claim.parking-fair-terms': {
    says: '看板の条件は、公正で分かりやすいときだけ効きます。料金に足した額は争えます。',
  },
  'gb.claim.possession-ground-8': {
    says: '2026年5月1日以降の通知では、ground 8 には通知のときと審理のときの両方で3か月分の滞納が必要です。そのとき滞納がそれより少なければ、この理由は使えません。',
  },
  'gb.claim.right-wear': {
    says: 'ふつうの使い古しは損害ではなく、古い物を新品で返す義務もありません。前と後の状態を示す必要があります。敷金は30日以内に保護されましたか。されていなければ、1倍から3倍を請求できます。',
  },
}
