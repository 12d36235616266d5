/** The Japanese words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_JA: Words = {
  'de.help.bfj-inkasso': {
    does: '取立て会社についての苦情を受けます。',
  },
  'de.help.bafin': {
    does: '銀行と保険会社を監督し、苦情を受けます。',
  },
  'de.help.bnetza': {
    does: '電話、ネット、エネルギー、郵便と、電話番号の悪用について助けます。',
  },
  'de.help.energie': {
    does: '電気やガスの供給会社との争いを、あなたには無料で解決します。',
  },
  'de.help.universal': {
    does: 'ほかの機関があつかわない、消費者の争いを解決します。',
  },
  'de.help.versicherungsombudsmann': {
    does: '保険会社についての苦情を、あなたには無料で決めます。',
  },
  'de.help.pkv': {
    does: '民間の健康保険との争いを、あなたには無料で解決します。',
  },
  'de.help.antidiskriminierung': {
    does: 'あなたがだれであるかのために悪くあつかわれたとき、最初の相談に答えます。',
  },
  'de.help.arbeitsagentur': {
    does: 'ここで、仕事を探していることと、失業したことを登録します。',
  },
}
