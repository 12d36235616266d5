/** Questions on when somebody can become a citizen: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_JA: Words = {
  'gb.ask-immigration.citizen-years': {
    says: '5年だけでは足りません。多くは、5年住み、期限のない在留資格（settled status か indefinite leave）を12か月持っている必要があります。英国人の配偶者なら3年で、申請の日にその資格があれば足ります。国外は450日まで（3年なら270日）、最後の1年は90日まで。Life in the UK の試験、英語、素行も見られます。その資格までの年数はビザにより、変わりつつあります。GOV.UKで確かめてください。',
  },
}
