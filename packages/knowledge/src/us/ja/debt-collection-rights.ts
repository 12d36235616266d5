/** The Japanese words of the rows in ../debt-collection-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_JA: Words = {
  'us.debt.right-dispute': {
    says: '書面で借金を争う権利があります。30日以内にすれば、証拠を送るまで取立てを止めなければなりません。',
  },
  'us.debt.right-notice': {
    says: 'だれに借りているか、額の内訳、争える最後の日を示した通知を受ける権利があります。',
  },
  'us.debt.right-lawyer': {
    says: '家庭の借金をいつも取り立てる弁護士も、取立て人（debt collector）にあたります。30日以内に書面で争い、証拠を求めてください。',
  },
  'us.debt.right-stop': {
    says: '連絡をやめるよう、書面で伝える権利があります。借金は残り、裁判を起こされることはあります。',
  },
  'us.debt.right-calls': {
    says: '取立て会社は、一つの借金について7日間に7回より多く電話してはいけません。話した後は7日間待たなければなりません。',
  },
  'us.debt.right-hours': {
    says: '朝8時より前、夜9時より後に連絡してはいけません。雇い主が禁じているなら、職場に電話してはいけません。',
  },
  'us.debt.right-opt-out': {
    says: 'テキスト、メール、電話をやめるよう伝えられます。メールとテキストには、毎回、断り方が書いてなければなりません。',
  },
  'us.debt.right-privacy': { says: 'あなたの借金のことを、家族、友人、上司に話してはいけません。' },
  'us.debt.right-no-lies': {
    says: 'うそをつくこと、できないことでおどすこと、弁護士や政府のふりをすることは許されません。',
  },
  'us.debt.right-fees': { says: '手数料や利息を加えられるのは、契約か法律が認めるときだけです。' },
  'us.debt.right-sue-them': {
    says: 'この決まりを破られたら、1年以内に相手を訴えられます。最大 $1,000 と弁護士費用をもらえることがあります。',
  },
  'us.debt.right-benefits': {
    says: 'Social SecurityとSSIは、裁判所の判決の後でも、民間の借金のために取られることはありません。',
  },
  'us.debt.right-service': {
    says: '現役の軍務中は、入隊前の借金の利息は6%までです。書面で求めてください。',
  },
  'us.debt.deadline-dispute': {
    says: 'この通知を受けてから30日以内に、書面で争えます。通知には最後の日が書いてあるはずです。早いほど安全です。',
    action: '書面で借金を争い、証拠を求める',
    consequence: 'その後は、争っている間も取立てを続けられます。',
    service: '郵便の日数として、取立て会社が見込んでよいもの',
  },
  'us.debt.element-creditor': {
    says: '通知には、今だれに借りているか、債権者の名前が必要です。',
    name: '債権者の名前',
    ifMissing: '債権者の名前が見当たりません。確認の通知（validation notice）には必要です。',
  },
  'us.debt.element-sum': {
    says: '通知には、基準日の額と、その後の利息、手数料、支払い、差し引きが必要です。',
    name: '額の内訳',
    ifMissing:
      '額の内訳が見当たりません。通知には、利息、手数料、支払い、差し引きの一覧が必要です。',
  },
  'us.debt.element-dispute': {
    says: '通知には、借金の争い方と、その最後の日が必要です。',
    name: '争い方と期限',
    ifMissing:
      '借金の争い方が見当たりません。別の手紙に書いてあったかもしれません。最初の連絡から5日以内に届くはずです。',
  },
}
