/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_JA: Words = {
  'nz.home.element-reason': {
    says: '42日の通知には、法律のどの理由を使うかを書かなければなりません。',
    name: '理由',
    ifMissing:
      '理由が見当たりません。理由のない42日の通知は、無効かもしれません。Community Lawに聞いてください。',
  },
  'nz.home.know-form': {
    says: '賃貸を終わらせる通知は、書面で、住所と最後の日があり、署名がなければなりません。42日の通知には、理由も必要です。',
  },
  'nz.home.right-ninety': {
    says: '2025年1月30日から、家主は期限のない賃貸（periodic tenancy）を、90日前の通知で、理由なしに終わらせられます。',
  },
  'nz.home.right-forty-two': {
    says: '42日の通知には、法律にある理由が必要です。持ち主か家族が住む、空き家で売る、働く人のために必要、のどれかです。',
  },
  'nz.home.right-fixed': {
    says: '定期の賃貸（fixed term）は、通知で早く終わらせられません。どちらかが90日前から21日前の間に知らせなければ、期限の後も続きます。',
  },
  'nz.home.right-retaliation': {
    says: '自分の権利を守ったことへの罰としての通知は、違法です。28営業日以内に申し立てれば、審判所（Tribunal）が取り消せます。',
  },
  'nz.home.ninety': {
    says: '理由のない通知は、少なくとも90日を与えなければなりません。ここでは日付から数えるので、本当は少し後かもしれません。',
    action: '引っ越すか、通知を争う',
    consequence: '相手は、審判所（Tribunal）に明渡し命令（possession order）を求められます。',
  },
  'nz.home.forty-two': {
    says: '持ち主の理由がある通知は、少なくとも42日を与えなければなりません。ここでは日付から数えるので、本当は少し後かもしれません。',
    action: '引っ越すか、通知を争う',
    consequence: '相手は、審判所（Tribunal）に明渡し命令（possession order）を求められます。',
  },
  'nz.home.change-2025': {
    says: '2025年1月30日から、90日の通知に理由はいりません。',
    was: '期限のない賃貸（periodic tenancy）を終わらせるには、家主に理由が必要でした。',
    is: '家主は、理由なしに90日の通知を出せます。',
  },
  'nz.home.know-service': {
    says: '日数は、通知が届いたとされる日から数えます。郵便なら4営業日、郵便受けに入れたなら2営業日を足します。',
  },
}
