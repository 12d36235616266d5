/** Questions about a thing bought from a private person: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_JA: Words = {
  'ie.ask.private-goods': {
    says: '個人の売り手でも、本人の物であり説明どおりでなければなりません。盗品なら持ち主に返すことになりますが、売り手はあなたに返金しなければなりません。広告を持って警察（gardaí）に届けてください。売り手に書面で求め、銀行やアプリに返金を頼み、その後District Courtに訴えられます。',
  },
}
