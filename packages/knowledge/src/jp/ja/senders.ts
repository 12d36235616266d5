/** Who writes: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'jp.sender.zeimusho': {
    says: '国の税務署です。督促状のあと、裁判所なしで差し押さえられます。',
    nextStep: '期限前に電話し、猶予を求めます。',
  },
  'jp.sender.kansai': {
    says: '小さな事件の裁判所です。書類を無視しないでください。',
    nextStep: '番号を自分で調べ、期限内に返事をします。',
  },
  'jp.sender.nittele': {
    says: '許可を受けた債権回収会社です。裁判所ではなく、自分では差し押さえできません。',
    nextStep: '電話の前に、借金の古さを確かめます。',
  },
  'jp.sender.abilio': {
    says: '許可を受けた債権回収会社です。裁判所ではなく、自分では差し押さえできません。',
    nextStep: '電話の前に、借金の古さを確かめます。',
  },
  'jp.sender.mufrontier': {
    says: '許可を受けた債権回収会社です。裁判所ではなく、自分では差し押さえできません。',
    nextStep: '電話の前に、借金の古さを確かめます。',
  },
  'jp.sender.partir': {
    says: '許可を受けた債権回収会社です。裁判所ではなく、自分では差し押さえできません。',
    nextStep: '電話の前に、借金の古さを確かめます。',
  },
}
