/** The Japanese words of the rows in ../unit-levies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_LEVIES_JA: Words = {
  'nz.levy.right-papers': {
    says: '負担金（levy）のもとになった議事録、予算、会計の書類を求められます。',
  },
  'nz.levy.right-vote': {
    says: '負担金（levies）は、持ち主たちが総会で決めます。そこで話し、投票できます。たいてい、自分の負担金を払ってからです。',
  },
  'nz.levy.right-tribunal': {
    says: '管理組合（body corporate）との争いのほとんどは、借家審判所（Tenancy Tribunal）が決めます。',
  },
  'nz.levy.step': {
    says: 'あなたの分と額を、去年と比べてください。分からないことは、管理の人に書面で聞いてください。',
  },
  'nz.levy.warn': {
    says: '抗議のために負担金（levy）を払わないでいることは、しないでください。利息と費用が加わることがあります。',
  },
  'nz.levy.option-plan': {
    says: '支払いの日の前に、毎月続けられる額を申し出てください。',
    title: '少しずつ払うことを求める',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。',
    bestFor: '額は正しいけれど、一度には多すぎるとき。',
  },
}
