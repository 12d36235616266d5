/** The assessment of what a child or an adult with a disability needs: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSESSMENT_OF_NEED_JA: Words = {
  'ie.need.wants': { says: '障害のためにあなたや子どもに必要な物を調べることについての手紙です。' },
  'ie.need.right-time': {
    says: '申請から3か月以内に始め、さらに3か月以内に終える必要があります。守らなければ苦情を言えます。',
  },
  'ie.need.step': {
    says: '今すぐ HSE の苦情の係（complaints officer）に苦情を送ります。その後訴えができ、Circuit Court は決まった事を守らせられます。',
  },
}
