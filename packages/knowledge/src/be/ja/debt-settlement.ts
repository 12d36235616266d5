/** The Japanese words of the rows in ../debt-settlement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SETTLEMENT_JA: Words = {
  'be.settlement.right-shield': {
    says: '労働裁判所が認めると、差押えは止まり、利息も付かなくなります。自分だけで一部の債権者に払わないでください。',
  },
  'be.settlement.right-object': {
    says: '計画には、調停人あての書留で異議を出せます。期限は手紙にあり、法律では2か月です。黙っていると同意とみなされます。',
  },
  'be.settlement.right-live': {
    says: '調停人は、人間らしく暮らせるだけのお金を、遅れずに渡さなければなりません。足りなければ調停人に、次に裁判官に書面で伝えましょう。',
  },
}
