/** The Japanese words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_JA: Words = {
  'au.kids.want': {
    says: '役所が子どもの養育費（child support）を決めるか変えます。使われた収入、世話の夜数、日付を見てください。',
  },
  'au.kids.reality': {
    says: '収入と世話の、決まった計算によります。事実がまちがっているか変わったなら、額が変わることがあります。',
  },
  'au.kids.who': {
    says: 'Services Australiaが子どもの養育費（child support）を計算し、集めます。',
  },
  'au.kids.rights': {
    says: 'たいてい28日以内に、無料で不服を申し立て（object）られます。その後、審判所（tribunal）が調べられます。',
  },
  'au.kids.right-object': {
    says: '決定を受け取ってから28日以内に、不服を申し立て（object）られます。遅れたら、よい理由が必要です。無料です。',
  },
  'au.kids.right-change': {
    says: '特別な事情があるなら、計算の変更（change of assessment）を求めてください。理由は、子どもの費用や、計算に出ない収入です。',
  },
  'au.kids.right-estimate': {
    says: '収入が15%以上減ったなら、見積もりを出せます。額が今の収入によるようになります。',
  },
  'au.kids.right-tribunal': {
    says: '不服が通らなければ、Administrative Review Tribunalが調べられます。養育費（child support）のほとんどの場合は無料です。',
  },
  'au.kids.right-plan': {
    says: '支払いが遅れているなら、計画を求めてください。役所は裁判所なしで、給料、税金の払戻し、口座からお金を取れます。',
  },
  'au.kids.step': {
    says: '通知の事実を一つずつ確かめてください。まちがいは役所に電話し、直らなければ書面で不服を申し立てます。',
  },
}
