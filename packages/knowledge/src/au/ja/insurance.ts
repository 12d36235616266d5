/** The Japanese words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'au.insure.want': { says: '理由と、そこにある保険の約款の言葉を見てください。' },
  'au.insure.reality': { says: 'これは保険会社の見方です。最後の言葉ではありません。' },
  'au.insure.who': { says: '保険会社は、無料の苦情機関AFCAに加わらなければなりません。' },
  'au.insure.rights': { says: '理由、使った報告書、見直し（review）を求められます。' },
  'au.insure.right-reason': { says: '約款のどの言葉によるのか、聞けます。' },
  'au.insure.right-afca': { says: '断られたか、苦情に30日を超えてかかるなら、AFCAに行けます。' },
  'au.insure.step-reason': { says: '理由と報告書を、書面で求めてください。' },
  'au.insure.step-proof': { says: '写真、見積書、領収書を送ってください。' },
  'au.insure.step-complain': {
    says: '「これは苦情です」と書いてください。30日以内の最終回答を求めます。',
  },
  'au.insure.opt-afca': {
    says: 'まず保険会社です。次にAFCAに、オンラインで出します。',
    title: '苦情を出し、次にAFCA',
    cost: '無料です。',
    time: 'AFCAは最終回答から2年以内です。',
    risk: '小さいです。',
    bestFor: '決定がまちがっていると思うとき。',
  },
  'au.insure.opt-help': {
    says: 'Insurance Law Serviceが無料で助けます。',
    title: '無料の法律の助けを受ける',
    cost: '無料です。',
    time: '今です。',
    risk: 'ありません。',
    bestFor: '手紙が分かりにくいとき。',
  },
  'au.insure.right-good-faith': {
    says: '保険会社は、あなたに最大の誠実さ（utmost good faith）をもって接しなければなりません。請求を公正に、遅れなく扱わなければなりません。',
  },
  'au.insure.right-no-loss': {
    says: '損の原因ではない、後のあなたの行いを理由に断れません。示せる害の分だけ減らせます。',
  },
  'au.insure.right-disclosure': {
    says: '言わなかったことがあると言われても、それが問題になるのは、会社がはっきり聞き、あなたが十分に注意しなかったときだけです。',
  },
  'au.insure.right-thirty': {
    says: '保険会社は、苦情に30日以内に答えなければなりません。その後は、AFCAに無料で行けます。',
  },
  'au.insure.right-code': {
    says: '業界の規則は、請求をどれだけ早く決めるかを定めています。請求についての理由と報告書を求めてください。',
  },
  'au.insure.right-unusual': {
    says: '普通でない制限は、はっきり知らされていなければ、効かないことがあります。一部の一つのうそで、いつも請求全体がなくなるわけではありません。',
  },
}
