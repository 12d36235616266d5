/** What people believe of phones searched at an arrest and of evictions in winter, put right: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_WINTER_JA: Words = {
  'ca.fact.phone-search': {
    says: '逮捕が適法なら、警察は令状なしに電話を見られますが、限りがあります。その場ですぐで、安全のため、証拠を守るため、捜査が止まるのを防ぐためなど、その事件に必要な時だけです。見てよいのは、最近のメッセージなど必要な分だけで、記録しなければなりません。それ以外は令状がいります。黙っていてよく、暗証番号を言う必要もありません。弁護士を求めてください。違法な証拠と争えます。',
  },
  'ca.fact.winter-eviction-on': {
    says: 'オンタリオに、冬の立ち退きを止める法律はありません。ただし退去を命じられるのは Landlord and Tenant Board だけで、実行できるのはシェリフだけです。審理に行き、寒い中で出ることが子どもや高齢者、病人にどう響くかを伝えてください。Board は待つことも、退けることもできます。家賃の滞納なら、シェリフが来る前に費用も含めて全部払うと、命令が終わることがあります。すぐ legal clinic に相談してください。',
  },
}
