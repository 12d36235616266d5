/** Questions about how much pay is due: overtime, holiday pay, the pay slip and a cut: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_JA: Words = {
  'nl.ask.overtime': {
    says: '残業代が出るかは契約や労働協約（CAO）で決まります。どの時間にも最低賃金は払われます。時間を記録して請求してください。5年前までさかのぼれます。',
    dependsOn: '契約とCAOの内容',
  },
  'nl.ask.holiday-pay': {
    says: '給料の8％以上を休暇手当として受け取れます。ふつう5月か6月と、退職時に支払われます。期限を決めて書面で求めてください。遅れた場合は最大50％の上乗せを請求できます。',
  },
  'nl.ask.pay-slip': {
    says: '雇い主は、給料が変わるたびに紙かネットで明細を渡す義務があります。給料、時間、差し引く額が示されます。期限を決めて書面で求めてください。Arbeidsinspectieにも知らせられます。',
  },
  'nl.ask.pay-cut': {
    says: '給料は契約の一部です。下げられるのは、同意した場合か、書面の変更条項と非常に重い理由がある場合だけです。同意しないと書き、全額を求めてください。署名しないでください。',
  },
  'nl.ask.holiday-pay-resigned': {
    says: '自分から辞めても失いません。退職時に雇い主は、前回以降にたまった休暇手当（給料の8％以上）を払う必要があります。使わなかった休暇日も支払われます。最後の給料と一緒か1か月以内に届きます。届かなければ、期限を決めて書面で求めます。遅れると最大50％上乗せになります。引けるのは取りすぎた休暇だけです。',
  },
}
