/** Questions about power, gas and water: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_JA: Words = {
  'fr.ask-buy.energy-cut': {
    says: '11月1日から3月31日まで、主な住まいでは止められません。この時期の外では、先に書面で2回警告しなければなりません。計画とFSLを求めてください。',
    dependsOn: '時期',
  },
  'fr.ask-buy.water-cut': {
    says: '主な住まいの水は、借金のために、いつでも止められません。',
  },
  'fr.ask-buy.energy-back': {
    says: '前の読み取りから14か月より前の使用は、ほとんどの場合、払う義務がありません。月ごとの計算を求めてください。',
    dependsOn: '使用した日',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: '知らせがあったか',
    says: '新しい料金は、少なくとも1か月前に、書面ではっきり知らせなければなりません。いつでも無料で解約できます。知らせがなければ、書面で請求を争いましょう。2か月たってもよい返事がなければ、エネルギー仲介官（médiateur national de l’énergie）に無料で頼めます。',
  },
  'fr.ask-buy.water-leak': {
    says: 'メーターより家側の配管の水漏れなら、払うのは普段の使用量の2倍までです。水道会社に、どこが漏れ、いつ直したかを書いた配管業者の書面を送ってください。使用量が多いという知らせから1か月以内です。トイレ、湯沸かし器、機械の水漏れには使えません。断られたら、無料の水の調停人に頼んでください。',
  },
}
