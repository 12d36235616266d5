/** Questions about taxes, and benefits asked back or refused: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_JA: Words = {
  'nz.ask.tax': {
    says: 'myIRで確かめてください。支払いの日の前に分割払い（instalments）を求めるか、まちがいなら期限内に争ってください。',
  },
  'nz.ask.benefit': {
    says: '理由を聞いてください。まちがいなら、3か月以内に見直し（review）を求めてください。正しければ、少しずつ払うことを求めてください。',
  },
  'nz.ask.winz-debt': {
    says: '納得できなければ、3か月以内に、Work and Incomeに見直し（review）を求めてください。払う義務があるなら、暮らせるだけの低い額にするよう求めてください。',
  },
  'nz.ask.benefit-refused': {
    says: '3か月以内に、決定の見直し（review of decision）を書面で求めてください。委員会が見て、その後は上訴できます。無料です。',
  },
  'nz.ask.ird-deduct': {
    says: '今日、Inland Revenueに電話するかmyIRを使ってください。生活が苦しければ差し引きを減らし、分割を認め、罰金や利息を取り消せることがあります。取りすぎなら、Ombudsmanに苦情を言えます。',
  },
  'nz.ask.winz-relationship': {
    says: '家を分け合うだけでは足りません。結婚のような結びつきと、お金の支え合いが必要です。3か月以内に見直し（review）を求め、暮らしとお金が別だと示してください。',
  },
  'nz.ask.acc-declined': {
    says: '手紙から3か月以内に、見直し（review）を求めてください。無料です。事故がどうけがを起こしたか、医師に書いてもらいます。その後、District Courtに不服を申し立てられます。',
  },
}
