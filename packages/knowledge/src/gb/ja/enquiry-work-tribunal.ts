/** Questions about claims at an employment tribunal: time, Acas and cost. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TRIBUNAL_JA: Words = {
  'gb.ask-work.time-limit': {
    says: '2026年10月1日以降のことなら、ほとんどの請求は6か月です。前のことなら、3か月から1日引いた期間です。その中でAcasに連絡してください。安全のため、3か月以内にします。',
    dependsOn: 'それが起きた日',
  },
  'gb.ask-work.acas': {
    says: 'ほとんどの審判所（tribunal）への請求の前に、Acasに連絡しなければなりません。無料です。話し合いは最長12週間で、その間、請求の期限は止まります。',
  },
  'gb.ask-work.tribunal-cost': {
    says: '雇用審判所（employment tribunal）への請求に手数料はなく、Acasも無料です。弁護士はいりません。負けても、ほとんどの場合、相手の費用は払いません。',
  },
}
