/** Questions about the lowest pay that is allowed: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_JA: Words = {
  'ch.ask.minimum-wage': {
    says: 'スイス全体の最低賃金はありません。ただし飲食、清掃、建設、派遣など多くの業種には労働協約（GAV）の最低賃金があります。ジュネーブ、ヌーシャテル、ジュラ、ティチーノ、バーゼル市の各州は法律で、ルツェルン市は2026年から定めています。entsendung.admin.chで確かめてください。足りなければ差額を5年前まで書面で請求します。放棄はできません。労組が助けます。',
    dependsOn: '州と業種',
  },
}
