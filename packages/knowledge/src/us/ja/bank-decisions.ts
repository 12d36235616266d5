/** The Japanese words of the rows in ../bank-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_DECISIONS_JA: Words = {
  'us.bank.right-hold': {
    says: '銀行が小切手を長く止められるのは、法律にある理由のときだけです。理由と、お金がいつ使えるかを書面で伝えなければなりません。',
  },
  'us.bank.right-hold-part': {
    says: '追加で止める期間が5営業日より長いなら、銀行はその必要を示さなければなりません。',
  },
  'us.bank.step-hold': {
    says: 'お金を早く使えるようにし、止めたために生じた残高不足の手数料をなくすよう、支店に求めてください。',
  },
  'us.bank.reality-hold': {
    says: 'お金はあなたのものです。小切手が止められたことは、借金でも犯罪のしるしでもありません。',
  },
  'us.bank.right-explain': {
    says: '銀行はほとんどの場合、10営業日以内に調べなければなりません。断るなら、書面で説明し、求めれば書類を見せなければなりません。',
  },
  'us.bank.right-limit': {
    says: 'あなたが送金を認めたことを示すのは、銀行です。盗まれたカードや番号を2営業日以内に届けたなら、負担は最大 $50 です。',
  },
  'us.bank.step-papers': {
    says: '銀行に手紙を書いてください。送金していないこと、もとにした全部の写しがほしいことを書きます。その後、CFPBに苦情を出します。',
  },
  'us.bank.right-overdraft': {
    says: '銀行が、現金自動支払機や1回のカード払いの残高不足に手数料を取れるのは、前もってあなたが同意したときだけです。',
  },
  'us.bank.want-overdraft': { says: '銀行が、口座がマイナスになったと言い、手数料を取りました。' },
  'us.bank.step-overdraft': {
    says: '何がどの順で払われたかを見てください。手数料を返すよう求め、望むなら、有料の残高不足の扱い（overdraft）をやめてもらいます。',
  },
  'us.bank.option-overdraft': {
    says: '書面で手数料を返すよう求めます。答えがなければ、CFPBに苦情を出します。',
    title: '手数料を返すよう求める',
    cost: '無料',
    time: '電話か手紙1通',
    risk: 'なし。',
    bestFor: '最初の手数料、または同意していない場合。',
  },
  'us.bank.right-closed': {
    says: '銀行はほとんどの場合、口座を閉じられますが、中のお金はあなたのものです。報告書が理由なら、無料で受け取り、争えます。',
  },
  'us.bank.step-closed': {
    says: 'その日の前に、給料、給付、請求の引き落としを移してください。残高と理由を書面で求めます。',
  },
  'us.bank.want-closed': {
    says: '銀行は決まった日に口座を終わらせ、ChexSystemsのような会社に知らせることがあります。',
  },
}
