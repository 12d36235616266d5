/** Questions about redundancy and the notice that is due: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_AND_NOTICE_JA: Words = {
  'ie.ask.laid-off': {
    says: '2年の後は、1年につき2週分と、さらに1週分の賃金を受け取ります。週€600までです。予告もあります。',
    dependsOn: '働いた年数と、仕事が本当になくなったか',
  },
  'ie.ask.notice': {
    says: '13週の後は1週間、2年の後は2、5年の後は4、10年の後は6、15年の後は8週間です。契約でもっと長いことがあります。',
    dependsOn: '働いた年数と契約',
  },
}
