/** The Japanese words of the rows in ../enquiry-first-30-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_30_DAYS_JA: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: '欠陥があれば、30日以内に断って、お金を全部返してもらえます。今、書面で店に伝えてください。店は、同意から14日以内に返さなければなりません。',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'いいえ。最初の30日は、欠陥品を断って、お金を全部もらえます。修理を選ぶと、修理の間はその日数が止まります。書面で店に伝えてください。',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'はい、受け取ってから30日以内に店に伝えたなら、できます。欠陥品を断る期間は、法律で28日ではなく30日です。先に修理する必要はありません。今日、両方の日付を書いて店に手紙を送ってください。',
  },
}
