/** The Japanese words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_JA: Words = {
  'nl.ask.data-breach': {
    says: 'パスワードを変え、口座に注意し、この件の電話やメールを信じないでください。どの情報が盗まれたか会社に尋ねてください。実際の害や悪用への不安についてお金を求められますが、示す必要があります。',
  },
  'nl.ask.data-right-copy': {
    says: '自分の情報の写しを無料で求められます。会社は1か月以内に答える義務があります。答えがなければ、個人情報の役所（Autoriteit Persoonsgegevens）に苦情を出せます。',
  },
}
