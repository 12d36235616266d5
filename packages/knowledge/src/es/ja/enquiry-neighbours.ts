/** Questions about noise, cameras, water damage and community dues: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_JA: Words = {
  'es.ask.noise': {
    says: '毎回、地元の警察に電話し、記録を残してもらってください。管理組合は、隣の人にやめるよう命じ、次に訴えられます。店の音は、測るよう町に頼んでください。',
  },
  'es.ask.neighbour-camera': {
    says: '隣人のカメラは、自分の家だけを撮れます。あなたの家、階段、道は撮れません。向きを変えるよう書面で求めましょう。だめなら無料で苦情を。AEPD',
  },
  'es.ask.community-dues': {
    says: '所有者は共用の費用を分担します。決議は3か月以内、法律違反なら1年以内に争えますが、先に払うか供託します。議事録を求めてください。分担金は5年で時効です。',
    dependsOn: '集会が何を、いつ決めたか',
  },
  'es.ask.water-damage': {
    says: '写真を撮り、すぐ保険と隣人に書面で知らせましょう。部屋の水漏れは上の住人、共用の管は管理組合が払います。期限は1年なので、burofaxを送ります。',
  },
  'es.ask.squatters': {
    says: 'すぐ警察（112か091）に電話し、登記の写しか契約書と身分証を持って届け出てください。自分の住まい（使っている別宅も）なら住居侵入で、警察は早く動けます。2025年4月から即決裁判の対象です。そうでなければ民事の早い手続きがあり、5日以内に権利を示せない人は出なければなりません。自分で鍵を替えたり電気を止めたりしないでください。罪になることがあります。家賃を払わない借家人は別の話です。',
  },
}
