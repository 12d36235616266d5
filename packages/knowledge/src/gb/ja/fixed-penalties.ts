/** Penalties that are no council parking or traffic charge: school attendance, litter, untaxed vehicles. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_PENALTIES_JA: Words = {
  'gb.school.want': {
    says: '自治体は、お子さんが許可なく学校を休んだと言っています。期限内に払えば、裁判なしで終わります。',
  },
  'gb.school.right-withdraw': {
    says: '不服申立てはありませんが、取下げを求められます。人違い、事実の誤り、自治体の規範に反する場合です。',
  },
  'gb.school.right-paid': {
    says: '期限内に払えば、この欠席で裁判にかけられず、前科にもなりません。',
  },
  'gb.school.step': {
    says: '名前、子ども、日を確かめてください。そして期限までに少ない額を払うか、すぐ自治体に取下げを書面で求めてください。',
  },
  'gb.school.warning': {
    says: '28日以内に払われないと、自治体は起訴するか取り下げなければなりません。裁判所は親に罰金を科せます。書類が来たら法律相談を受けてください。',
  },
  'gb.school.option-pay': {
    title: '少ない額を払う',
    says: '通知の最初の期限までに払い、証拠を残してください。',
    cost: '通知の少ない方の額。',
    time: '数分。',
    risk: '後でお金は戻りません。',
    bestFor: '欠席が事実で、許可がなかったとき。',
  },
  'gb.litter.want': {
    says: '自治体は、あなたが路上の規則に違反したと言っています。期限内に払えば、裁判なしで終わります。',
  },
  'gb.litter.right-court': {
    says: '正式な不服申立てはありません。誤りの理由を自治体に書いてください。認められなければ、決めるのは裁判所だけで、そこでは自治体が証明しなければなりません。',
  },
  'gb.litter.step': {
    says: '本当なら、期限までに少ない額を払ってください。違うなら、すぐ証拠を付けて自治体に取消しを求めてください。',
  },
  'gb.litter.warning': {
    says: "払わないままだと、自治体は治安判事裁判所（magistrates' court）に訴えられます。罰金はずっと高くなることがあります。",
  },
  'gb.litter.option-pay': {
    title: '少ない額を払う',
    says: '最初の期限までに払い、証拠を残してください。裁判も前科もありません。',
    cost: '通知の少ない方の額。',
    time: '数分。',
    risk: '払うと制裁を認めたことになります。',
    bestFor: '事実で、終わらせたいとき。',
  },
  'gb.untaxed.want': {
    says: 'DVLAは、その車が課税も使用停止の届出もされていなかったと言い、登録名義人（registered keeper）に制裁金を求めています。',
  },
  'gb.untaxed.right': {
    says: '車を売った、廃車にした、使用停止にしたと期限内にDVLAに届けていれば、支払う義務はありません。証拠を手紙の住所に送ってください。',
  },
  'gb.untaxed.step': {
    says: '今日GOV.UKで課税の手続か使用停止の届出（SORN）をしてください。そして期限までに少ない額を払うか、証拠を送ってください。',
  },
  'gb.untaxed.warning': {
    says: '課税か使用停止になるまで、さらに制裁金が来たり、車輪止めを付けられたりします。運転しないでください。',
  },
  'gb.untaxed.option-pay': {
    title: '少ない額を払う',
    says: '手紙の日数の内に払い、証拠を残してください。',
    cost: '手紙の少ない方の額。',
    time: '数分。',
    risk: '税金そのものは別に払います。',
    bestFor: '名義人で、忘れていたとき。',
  },
}
