/** The Japanese words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_JA: Words = {
  'nz.ask.deduction': {
    says: '賃金から引けるのは、書面で同意したか法律が認める場合だけです。その前に話し合う必要があります。客の盗みを払わせるような不当な差し引きはできません。書面で返すよう求め、だめならLabour Inspectorate（0800 20 90 20）に電話してください。',
  },
  'nz.ask.contractor': {
    says: '2026年2月21日から、決まった基準をすべて満たせば、請負人（contractor）とされます。書面の契約にそう書かれ、相談する時間があったことが必要です。ほかで働くこと、仕事を断ること、時間を選ぶか代わりの人を送ることも、自由でなければなりません。一つでも欠ければ、実際の働き方で決まります。雇われている人には、有給休暇と病気休暇があります。0800 20 90 20に無料で相談してください。',
    dependsOn: '書面の契約と実際の働き方',
  },
  'nz.ask.pay-cut': {
    says: '同意しないと書面で言ってください。給料と決めた時間は、公平な話し合いの後、あなたの同意があるときだけ変えられます。90日以内に、職場の申し立て（personal grievance）ができます。',
  },
  'nz.ask.unpaid': {
    says: '日付を書いて、書面で求めてください。それから0800 20 90 20に電話し、無料の調停（mediation）かLabour Inspectorateを求めてください。',
  },
  'nz.ask.change-hours': {
    says: '労働時間は契約で決まっていて、両方が同意しなければ変えられません。同意しないと書面で伝えてください。会社は、まず誠実に話し合わなければなりません。',
  },
}
