/** Questions about a summons, one's own claim and a free lawyer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_JA: Words = {
  'be.ask.summons': {
    says: '最初の裁判の日に行ってください。争うか、毎月の分割を頼みます。欠席すると、ほとんどの場合、払う義務があると決められます。',
  },
  'be.ask.option-help': {
    title: '無料の法律相談を受ける',
    says: '法律扶助の事務所かCPASが、最初の質問に無料で答えます。',
    cost: '無料。',
    time: '1回の訪問。',
    risk: 'ありません。',
    bestFor: '最初の質問ならどんなものでも。',
  },
  'be.ask.free-lawyer': {
    says: '最初の相談はだれでも無料です（aide de première ligne）。収入が少なければ、弁護士が無料か安くなります（pro deo）。収入の証明を、地区の法律扶助の事務所（BAJ、BJB）に持って行くか、pro deoを扱う弁護士に頼んでください。',
  },
  'be.ask.claim-yourself': {
    says: '最後の日をつけて書留を送ってください。それから治安判事に無料の和解を求めます。だめなら、執行官が呼び出し状を届けます。この裁判官は5,000ユーロまでを決め、弁護士はいりません。',
  },
  'be.ask.judgment': {
    says: 'ふつう、判決が届けられた日から1か月以内に控訴できます。いなかったうえ、額が小さくて控訴できないときは、その1か月以内に異議（opposition、verzet）を出せます。その間に強制されることも多いので、今すぐ弁護士か法律扶助に相談してください。',
  },
}
