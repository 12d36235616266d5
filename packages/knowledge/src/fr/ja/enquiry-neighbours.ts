/** Questions about noise and trees of neighbours: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_JA: Words = {
  'fr.ask-home.neighbour-noise': {
    says: '夜の騒音は罰金になることがあり、昼も、長い、くり返す、大きい騒音ならなります。話すか書き、日付を記録し、警察を呼んでください。無料の調停人か裁判官が止められます。',
  },
  'fr.ask-home.neighbour-trees': {
    says: '境界をこえる枝は、隣の人に切らせることができます。根は境界で自分で切れます。2メートルより高い木は2メートル、生け垣は50センチ離す必要があり、地域の慣習で違うことがあります。まず無料の調停人を試してください。',
  },
  'fr.ask-home.cut-branches-oneself': {
    says: 'いいえ、枝は切れません。切るのは隣人で、何年たっても切らせることができます。越えてきた根、いばら、細い芽は、境界まで自分で切れます。まず書留で手紙を書いてください。次に無料の調停人（conciliateur）へ行ってください。裁判の前に必要です。2メートルを超える木は境界から2メートル、生け垣は50センチ離す必要があります。地元の慣習がある場合は別です。',
  },
}
