/** Questions about fines, speeding and private parking: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'ch.ask.fine': {
    says: '小さい罰金は、30日以内に払います。刑事の命令（Strafbefehl）には、10日以内に書面で異議を出します。そうしないと確定します。',
  },
  'ch.ask.speeding': {
    says: '市街地で15 km/h、郊外で20、高速道路で25の超過までは定額の罰金です。それを超えると届け出られます。市街地では16から20が警告、21から24が1か月以上の免停、25以上が3か月以上です。処罰命令への異議は10日です。21以上なら弁護士に相談を。',
  },
  'ch.ask.fine-unpaid': {
    says: '30日を過ぎると、定額の罰金は略式命令と費用を伴う通常の手続になります。誤りなら10日以内に異議を。未払いのままだと拘禁の日数に代わることがあります。その前に、分割、猶予、社会奉仕を書面で求めてください。',
  },
}
