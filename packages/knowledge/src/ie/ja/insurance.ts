/** The Japanese words of Ireland: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'ie.insure.want': {
    says: '理由と、挙げられた契約の言葉を見てください。',
  },
  'ie.insure.reality': {
    says: 'これは保険会社の考えです。最後の決定ではありません。',
  },
  'ie.insure.who': {
    says: 'Financial Services and Pensions Ombudsmanが、保険会社への苦情を無料で調べます。',
  },
  'ie.insure.rights': {
    says: '理由を求め、契約のどの言葉を使ったか見ることができます。',
  },
  'ie.insure.right-fair': {
    says: '保険会社は請求を早く公正に扱わなければなりません。まちがった答えを理由に断れるのは、法律に合うときだけです。',
  },
  'ie.insure.right-fspo': {
    says: '最終の答えか40営業日の後、Ombudsmanに行けます。',
  },
  'ie.insure.step-reason': {
    says: '理由を書面で求めてください。',
  },
  'ie.insure.step-complain': {
    says: '書面で苦情を出し、最終回答の手紙（final response letter）を求めてください。',
  },
  'ie.insure.step-proof': {
    says: '写真、見積り、領収書を送ってください。',
  },
  'ie.insure.opt-fspo': {
    title: '苦情を出し、次にOmbudsmanに行く',
    says: 'まず保険会社、次にオンラインでFSPOに出します。',
    cost: '無料。',
    time: '数か月。',
    risk: '小さいです。',
    bestFor: '決定がまちがっていると思うとき。',
  },
  'ie.insure.opt-help': {
    title: '相談する',
    says: 'Citizens Informationか弁護士（solicitor）に聞きます。',
    cost: '無料、または弁護士の料金。',
    time: '今。',
    risk: 'ありません。',
    bestFor: '大きな額がかかっているとき。',
  },
  'ie.insure.right-proportion': {
    says: '保険会社の質問に、正直に、注意して答えれば足りました。悪気のないまちがいでは、補償が終わらないことがあります。',
  },
  'ie.insure.right-forty-days': {
    says: '保険会社は苦情を調べ、40営業日以内に答えなければなりません。',
  },
}
