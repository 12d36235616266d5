/** Questions about a car from a private person and things broken in a move. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_AND_MOVE: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.private-car',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 3,
    verdict: 'it_depends',
    asks: [
      ['個人売買', '個人から', '知人から', '友人から', 'ジモティー', '個人間'],
      ['車', 'バイク', '中古車', 'エンジン', '軽自動車'],
      ['壊れ', '故障', '返金', '動かな', '不具合', '事故車', '説明'],
    ],
    dependsOn: 'what you agreed and what the seller knew',
    says: 'A private seller too must answer for a fault that goes against what was agreed. Tell them in writing within one year of seeing it and ask for repair, a lower price or your money. If you agreed "as it is" (現状渡し, ノークレーム), you mostly get nothing, unless they knew the fault and kept silent. Save the advert and chats and get a mechanic’s paper. Up to 600,000 yen a small case helps.',
    authority: {
      title: '民法',
      provision: '第562条から第566条、第572条',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '2020-04-01',
    },
  },
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.mover-damage',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      ['引っ越し業者', '引越し業者', '引越業者', '引っ越し屋', '引越センター', '引っ越しで'],
      ['壊され', '壊れ', '傷', '破損', 'なくな', '紛失', '割れ', '凹'],
      ['補償', '弁償', '賠償', '払って', '払わない', 'しないと', 'どうすれば', '請求', '認めない'],
    ],
    says: 'Tell the mover in writing within three months of getting your things. After that the claim is lost. It also ends after a year. By the standard terms the firm owes the damage unless it proves that it took care. Send photos, the contract and a repair estimate. Did you sign that all was fine? Hidden damage still counts. If it refuses, call 188 or the desk of the truck association (全日本トラック協会).',
    authority: {
      title: '標準引越運送約款（国土交通省告示）',
      provision: '第22条、第25条から第27条',
      url: 'https://www.mlit.go.jp/',
      inForceFrom: '2018-06-01',
    },
  },
]
