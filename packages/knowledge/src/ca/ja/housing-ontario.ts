/** Notices to end a tenancy and late rent in Ontario: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ONTARIO_JA: Words = {
  'ca.home.on-element-date': {
    says: 'オンタリオ州の通知には、契約が終わる日が書かれていなければなりません。',
    name: '終わる日（termination date）',
    ifMissing:
      '終わる日（termination date）が見つかりません。それがない通知は、無効かもしれません。法律相談所（legal clinic）に聞いてください。',
  },
  'ca.home.on-board': {
    says: 'オンタリオ州で、出るよう命令できるのはLandlord and Tenant Boardだけです。実行できるのはsheriffだけです。',
  },
  'ca.home.on-void': {
    says: 'オンタリオ州では、N4の通知を終わらせられます。家主がBoardに申し立てる前に、払うべき家賃を全部払ってください。',
  },
  'ca.home.on-before-order': {
    says: '申し立ての後でも止められます。命令が出る前に、家賃と申し立ての手数料（filing fee）を払ってください。',
  },
  'ca.home.on-n4-time': {
    says: '2026年9月21日以降に渡されたN4では、7日で足ります。その前は、月ごとに借りる人には14日でした。',
  },
  'ca.home.on-n4': {
    says: '2026年9月21日より前のN4は、月ごとに借りる人に、払うための少なくとも14日を与えます。その日付から数えます。用紙の終わる日（termination date）が大事です。',
    action: '払うべき家賃を全部払う',
    consequence: '家主は、あなたを出すようBoardに申し立てられます。',
  },
  'ca.home.on-n4-seven': {
    says: 'N4は、払うための少なくとも7日を与えます。その日付から数えます。用紙の終わる日（termination date）が大事です。',
    action: '払うべき家賃を全部払う',
    consequence: '家主は、あなたを出すようBoardに申し立てられます。',
  },
  'ca.home.on-bill-60': {
    says: '審理で修理の問題を取り上げるには、先に、求められた家賃の半分を家主に払ってください。審理の7日前までに払い、言いたいことと証拠も送ってください。額が違うことは、いつでも言えます。',
  },
  'ca.home.on-n12': {
    says: 'オンタリオ州では、家族や買い手のために家がほしい家主は、家賃の期間の終わりまで、60日を与えなければなりません。',
  },
  'ca.home.on-n12-pay': {
    says: '自分で使う場合、家賃1か月分か、別の家の提案を受けられます。2026年9月21日から、120日前に知らせた家主は払わなくてよくなりました。買い手のためなら、今も払う必要があります。',
  },
  'ca.home.on-relief': {
    says: 'Boardは、あなたに有利なことを全部見なければなりません。あなたが決まりを破っていても、立ち退きを断ったり遅らせたりできます。',
  },
  'ca.home.on-bad-faith': {
    says: '自分で使うという理由がうそだったなら、家賃12か月分までと、さらにお金を請求できます。出てから1年以内に申し立ててください。',
  },
  'ca.home.on-step': {
    says: '通知の日に出る必要はありません。審理の通知（notice of hearing）を待ち、審理に行ってください。',
  },
  'ca.home.on-n13': {
    says: 'オンタリオ州で改装のために出てもらうには、書式N13と、賃貸期間か契約の末までの120日が要ります。委員会は誠実さと許可も調べます。ただの手紙では無効です。',
  },
  'ca.home.on-n13-return': {
    says: '出る前に、工事の後に戻りたいと書いて伝え、その後は新しい住所を毎回知らせます。住み続けた場合と同じ家賃で戻れます。多くは立ち退きのお金も出ます。',
  },
  'ca.home.on-form': {
    says: 'オンタリオ州では、家主の通知は委員会（LTB）の書式でなければ有効ではありません。自分で使うなら N12、家賃なら N4 などです。家主が自分の言葉で書いた手紙、メッセージ、メールでは足りません。',
  },
}
