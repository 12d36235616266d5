/** The Japanese words of the rows in ../enquiry-employment-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_INSURANCE_JA: Words = {
  'ca.ask.ei-refused': {
    says: '決定から30日以内に、書面で見直し（reconsideration）を求めてください。本当に選ぶ道がなかったことや、やめるよう圧力があったことは、正当な理由になりえます。無料です。',
  },
  'ca.ask.ei-just-cause': {
    says: 'やめる正当な理由があれば、給付は残ります。たとえば、やめるようにという不当な圧力です。すべての失敗が、重い落ち度（misconduct）ではありません。',
  },
  'ca.ask.ei-reconsider': {
    says: 'Service Canadaにもう一度見るよう求めるのに30日あります。その後、Social Security Tribunalに不服を申し立てるのに30日あります。',
  },
  'ca.ask.ei-qc-dismissal': {
    says: 'ケベック州では、無理にさせられた退職が、解雇として数えられることがあります。2年勤めていれば、CNESSTに苦情を出すのに45日あります。',
  },
  'ca.ask.ei-qc-labour': {
    says: 'ケベック州で、退職するか解雇されるかだと言われたなら、労働基準の法律も助けになることがあります。期限は45日です。',
  },
  'ca.ask.ei-quit': {
    says: '危険、いやがらせ、賃金の未払いなど、やめるしかなく、その前に解決しようとしたなら、EIを受けられることがあります（just cause）。証拠を添えて4週間以内に申請してください。断られたら30日以内に見直しを求めてください。無料です。その次は審判所（Tribunal）です。',
  },
  'ca.ask.ei': {
    says: 'すぐに、最後の日から4週間以内に申し込んでください。離職の記録（record of employment）を待つ必要はありません。',
  },
}
