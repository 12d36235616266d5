/** Questions about a pet in a rented home: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PETS_IN_THE_HOME_JA: Words = {
  'fr.ask-home.pets': {
    says: '住まいの賃貸契約でペットを禁じることはできません。そのような条項は書かれていないものとされます。猫や犬を飼う前に許しを求める必要はありません。ただし、壊したり近所に迷惑をかけたりすれば、あなたの責任です。第一類の犬（攻撃犬）は禁じられることがあります。休暇用の貸家は断れます。',
  },
}
