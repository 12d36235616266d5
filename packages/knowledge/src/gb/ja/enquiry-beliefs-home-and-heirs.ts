/** What people believe of squatters and of children left out of a will, put right: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_HOME_AND_HEIRS_JA: Words = {
  'gb.ask-home.squatters': {
    says: 'イングランドとウェールズでは、住居に無断で住みつくことは犯罪です。人が亡くなった後など、誰も住んでいなかった家でも同じです。警察（101）に電話し、家が自分のものだと示してください。危険なら999です。中に人がいる間に押し入らないでください。罪になることがあります。居残る借り主は不法占拠者ではありません。警察が動かなければ、裁判所に interim possession order を求めてください。知ってから28日以内です。',
  },
  'gb.ask-home.squatters-scotland': {
    says: 'スコットランドでは、許しなく他人の家や土地に住むことは犯罪です。警察（101）に電話し、自分のものだと示してください。危険なら999です。警察が動かなければ、弁護士がシェリフ裁判所に退去の命令を求められます。自分で力を使ったり、電気や水を止めたりしないでください。',
  },
  'gb.ask-family.left-out-scotland': {
    says: 'スコットランドでは、大人でも子に何も残さない遺言はできません。この「legal rights」で、子は全員で、お金と動産の半分を受け取れます。配偶者や登録パートナーが生きていれば3分の1です。家と土地は入りません。遺言執行者に書面で請求してください。すると遺言で受ける分は失います。継子にこの権利はありません。20年で消えます。',
  },
  'gb.ask-family.left-out-england': {
    says: 'イングランドとウェールズでは、遺言で子を外せます。ただし子は、大人でも、生活に必要な分を裁判所に求められます。配偶者、2年同居したパートナー、その人に頼っていた人も同じです。grant of probate から6か月以内です。出たら知らせるよう Probate Registry に頼んでください。暮らせている大人の子は、何も得られないことが多いです。費用が高いことがあるので、先に弁護士に相談してください。',
  },
}
