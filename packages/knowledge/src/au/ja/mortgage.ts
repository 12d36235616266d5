/** The Japanese words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_JA: Words = {
  'au.mortgage.right-default-notice': {
    says: '家のことで訴える前に、貸し手は、催告の通知（default notice）と、遅れを払うための30日以上を与えなければなりません。',
  },
  'au.mortgage.want': {
    says: '貸し手は、遅れた支払いを求め、家を取るかもしれないと言っています。',
  },
  'au.mortgage.reality': {
    says: 'これは、動く時間のある警告です。早く頼む人のほとんどは、計画を立てて家に残れます。',
  },
  'au.mortgage.option-hardship': {
    says: '支払いが苦しい（hardship）ので条件を変えてほしいと、書面で貸し手に頼んでください。',
    title: '支払いが苦しい人の支援を求める',
    cost: '頼むのは無料です',
    time: '通知の期限が終わる前',
    risk: '待つ間に額が増えます。',
    bestFor: '収入が少しあり、家を残したいとき。',
  },
  'au.mortgage.right-hardship': {
    says: '支払いの苦しさ（hardship）を理由に、条件の変更を求められます。貸し手は、たいてい21日以内に書面で答えなければなりません。',
  },
  'au.mortgage.right-afca': {
    says: '判決の前にAFCAに無料の苦情を出すと、貸し手はたいてい裁判を進められません。',
  },
  'au.mortgage.step-help': {
    says: '今日、無料の家計の相談員（financial counsellor、1800 007 007）と、貸し手の苦しい人の担当（hardship team）に電話してください。',
  },
}
