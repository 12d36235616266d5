/** Questions about fees that a letting agent asks of a tenant: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_FEES_JA: Words = {
  'gb.ask-housing.fee-banned': {
    says: 'いいえ。イングランドでは、退去時の点検、備品目録、身元照会、事務、更新、清掃の費用を借主に請求できません。契約に書いてあっても同じです。認められるのは家賃、上限のある敷金、1週間分までの予約金、鍵の紛失、家賃遅れの利息、光熱費など、借主が求めた変更です。払わないか、書面で返金を求めます。Trading Standardsと審判所が助けます。',
  },
  'gb.ask-housing.wales-fees': {
    says: 'いいえ。ウェールズで求められるのは、家賃、敷金、1週間分までの予約金と、あなたの不履行、光熱費、council taxなど少しだけです。退去、目録、照会、事務、更新の費用は禁止です。書面で返金を求めてください。Rent Smart Walesと自治体が動けます。',
  },
  'gb.ask-housing.scotland-fees': {
    says: 'いいえ。スコットランドで求められるのは家賃と、家賃2か月分までの敷金だけです。契約の開始、更新、継続のためのほかの費用は違法です。照会、信用調査、目録、事務の費用も同じです。書面で返金を求め、次にFirst-tier Tribunalへ。',
  },
}
