/** Questions about debts that somebody collects after a bankruptcy cleared them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCHARGED_DEBT_JA: Words = {
  'us.fact.discharged-debt': {
    says: '破産で免責（discharge）された借金は、だれもあなたから取り立てられません。免責決定を送り、「やめてください」と書いてください。続くなら、破産裁判所に事件の再開を求めてください。訴えられたら期限内に答えてください。信用情報には免責、残高なしと載らなければなりません。異議を出せば、機関には30日あります。払わないでください。養育費、多くの税金と学生ローン、後の借金、改めて認めた（reaffirmed）借金は免責されません。担保権は残ることがあります。',
  },
}
