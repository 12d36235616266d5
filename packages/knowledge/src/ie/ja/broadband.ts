/** Phone and internet contracts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADBAND_JA: Words = {
  'ie.broadband.right-leave': {
    says: '契約の縛りは24か月までです。約束よりずっと悪いままか、条件が変わったら、無料でやめられます。',
  },
  'ie.broadband.right-service': {
    says: 'サービスは注意深く、約束どおりでなければなりません。違えば、直すかお金を返すよう求められます。',
  },
}
