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
    says: 'N4は、払うために、月ごとに借りる人には少なくとも14日、日か週ごとに借りる人には7日を与えなければなりません。',
  },
  'ca.home.on-n4': {
    says: 'N4は、月ごとに借りる人に、払うための少なくとも14日を与えます。その日付から数えます。用紙の終わる日（termination date）が大事です。',
    action: '払うべき家賃を全部払う',
    consequence: '家主は、あなたを出すようBoardに申し立てられます。',
  },
  'ca.home.on-bill-60': {
    says: '2025年11月にできた法律は、政府が決める日から、14日を7日に減らせます。通知の日付の前に払ってください。',
  },
  'ca.home.on-n12': {
    says: 'オンタリオ州では、家族や買い手のために家がほしい家主は、家賃の期間の終わりまで、60日を与えなければなりません。',
  },
  'ca.home.on-n12-pay': {
    says: '自分で使う場合、家主はほとんどの場合、家賃1か月分を払うか、別の家を提案しなければなりません。求めてください。',
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
}
