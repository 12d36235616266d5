/** 口座を閉じる通知: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_JA: Words = {
  'gb.account-closing.no-blame': {
    says: '閉鎖は、悪いことをしたという意味ではありません。手紙の日まではたいてい普段どおり使えます。',
  },
  'gb.account-closing.step-list': {
    says: '入金と支払いを全部書き出してください。給料、給付、家賃、請求、定期契約です。加盟する新しい銀行なら7営業日で移せます。',
  },
  'gb.account-closing.step-papers': {
    says: 'オンラインも使えなくなるので、今、明細を保存してください。残りのお金の送り先を銀行に伝えてください。',
  },
  'gb.account-closing.right-money': {
    says: '銀行は残高を支払わなければなりません。閉鎖に費用はかかりません。',
  },
  'gb.account-closing.right-at-once': {
    says: '短い予告は、犯罪の疑いなど重大な理由があるときだけです。その場合、理由を言えないことがあります。',
  },
  'gb.account-closing.right-equal': {
    says: '人種、宗教、障害など、法律で守られた理由で閉じることはできません。',
  },
  'gb.account-closing.insight-marker': {
    says: 'ほかの銀行にも断られるなら、名前に不正の印(Cifasなど)があるかもしれません。',
    actionable: '銀行とCifasに、自分のデータの写しを無料で求め、誤りを直させてください。',
  },
  'gb.account-closing.option-move': {
    says: '先に新しい口座を開いてください。断られたら、基本口座(basic account)を名指しで求めてください。',
    title: '期日前に別の銀行へ移る',
    cost: 'かかりません。',
    time: '全部で2週間ほど。',
    risk: '遅れると、支払いが抜けることがあります。',
    bestFor: 'ほとんどの人。苦情を出す間も。',
  },
  'gb.account-closing.option-complain': {
    says: '理由、時間の延長、予告が短すぎたなら損害のお金を求めてください。',
    title: '閉鎖に苦情を出す',
    cost: 'かかりません。',
    time: '今、手紙を1通。',
    risk: '調べる間に口座が閉じることがあります。',
    bestFor: '予告が短い、または損をするとき。',
  },
}
