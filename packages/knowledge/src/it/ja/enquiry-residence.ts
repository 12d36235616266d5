/** The Japanese words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_JA: Words = {
  'it.ask.residence-refused': {
    says: '断る予告なら、10日以内に書面で答えます。断りには60日以内にTARへ、家族の許可はtribunaleへ。収入が少なければ弁護士は無料です。',
  },
  'it.ask.expulsion': {
    says: '今日、弁護士に会いましょう。誰でも無料です。30日以内にgiudice di paceへ行け、命令を止められます。',
  },
  'it.ask.citizenship-refused': {
    says: '断る前に、10日間答えられます。居住による申請の断りには、60日以内に弁護士とTAR Lazioへ。役所の期間は24か月、最長36か月です。',
  },
  'it.ask.renewal-receipt': {
    says: 'はい。許可または更新を期限内に申請して受領書（ricevuta）があれば、決定まで滞在し働けます。更新は期限の60日前までに、遅くとも期限後60日以内に申請してください。受領書を雇い主に見せてください。何か月もかかるときは、Questuraに書面で問い合わせ、パトロナート（patronato）に相談してください。',
  },
}
