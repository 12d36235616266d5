/** Questions about the right to stay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_JA: Words = {
  'jp.ask.stay': {
    says: '期限の日までに申請してください。結果が出るまで、最長2か月は在留できます。仕事を辞めたら14日以内に届け出ます。不許可のときは理由を聞き、すぐ弁護士に相談してください。',
  },
  'jp.ask.stay-ran-out': {
    says: '今日、旅券、在留カード、資料を持って入管へ行き、遅れた理由を話してください。決まるまで働かないでください。許可なく残ることは罪になります。数日の遅れで、病気などの理由があれば、申請を受け付けてもらえることがあります。ただし権利ではありません。自分から出頭した人は、多くの場合、収容されずに出国し、1年後に戻れます。できれば先に弁護士に相談を。法テラス 0570-078374。',
  },
}
