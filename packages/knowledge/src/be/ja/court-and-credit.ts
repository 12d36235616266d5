/** The Japanese words of Belgium: credit, costs and sale. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_AND_CREDIT_JA: Words = {
  'be.credit.right-two-payments': {
    says: '貸し手がローン全額を求められるのは、2回の不払いか、全体の5分の1の不払いの後だけです。先に書留で警告し、1か月待つ必要があります。',
  },
  'be.credit.right-mortgage': {
    says: '住宅ローンでは、2回の不払いの後、銀行は書留で警告し、1か月待つ必要があります。すぐに分割を頼んでください。',
  },
  'be.court.claim-right-costs': {
    says: '負けた側は、相手の弁護士のために決まった額（indemnité de procédure）を払います。収入が少なければ、一番低い額を裁判官に頼めます。',
  },
  'be.court.claim-right-own-check': {
    says: 'あなたが欠席しても、裁判官は、全員を守る決まり（ordre public）に反する請求を退けなければなりません。消費者への高すぎる費用などです。',
  },
  'be.court.judgment-right-opposition': {
    says: '欠席のまま判決が出て、控訴もできない場合があります。そのときは、送達から1か月以内に同じ裁判所に異議（opposition）を出せます。',
  },
  'be.court.officer-right-own-sale': {
    says: '物の差し押さえの後10日以内に、自分で売る（vente amiable）と執行官に伝えられます。そのほうが高く売れることが多いです。',
  },
  'be.court.claim-right-caps': {
    says: '会社が請求書に上乗せできるのはわずかです。無料の督促の前は何も、その後も上限のある額だけです。残りを消すか減らすよう裁判官に求めましょう。',
  },
  'be.debt.right-lawyer-costs': {
    says: '相手の弁護士の費用をあなたに払わせることができるのは裁判官だけで、それも決まった額（indemnité de procédure、rechtsplegingsvergoeding）だけです。',
  },
  'be.court.officer-right-appeal': {
    says: '判決が届けられた日から、ふつう1か月以内に控訴できます。いなかった場合は異議を出せます。その間に強制されることもよくあります。',
  },
}
