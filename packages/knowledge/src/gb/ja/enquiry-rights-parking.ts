/** よくある質問に関わる権利：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_PARKING_JA: Words = {
  'gb.ask-parking.right-code': {
    says: '業界団体の駐車会社は一つの規範を守る義務があります。28日以内に異議を出せ、その後は会社の外に無料で申し立てられます。小さな入力ミスは取り消されるはずです。',
  },
  'gb.ask-parking.right-keeper-law': {
    says: '名義人（keeper）が運転者の代わりに払うのは、通知が期限内に届き、法律の求める内容がすべてある場合だけです。運転者を言う必要はありません。',
  },
  'gb.ask-parking.right-signs-case': {
    says: '2015年、最高裁（Supreme Court）は看板が大きく明確だったため£85を認めました。看板が小さい、隠れている、ない場合は反論になります。',
  },
  'gb.ask-parking.right-letter-first': {
    says: '裁判の前に、回答書付きのletter of claimを送り、30日を与えなければなりません。取立会社の手紙はそれではありません。',
  },
  'gb.ask-parking.right-council-act': {
    says: '自治体の反則金（penalty charge）は法律に、民間の請求は看板だけに基づきます。犯罪ではありませんが、放っておくと増えます。',
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'まず異議、次に28日以内に正式な申立て、その後は独立の審判所（tribunal）に無料で申し立てられます。',
  },
}
