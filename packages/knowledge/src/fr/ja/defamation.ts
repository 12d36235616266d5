/** Letters that ask to take down words in public: slander (diffamation): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_WORDS: Words = {
  'fr.defamation.right-three-months': {
    says: '名誉を傷つけた、侮辱したという裁判は、ふつう、その言葉が公になった最初の日から3か月以内に始めなければなりません。',
  },
  'fr.defamation.right-true': {
    says: 'おだやかな言葉の意見は、名誉を傷つけることになりません。証明できる事実も、ふつうは言えます。相手は、どの言葉かを正確に示さなければなりません。',
  },
  'fr.defamation.step-keep': {
    says: '書いたものの写しと日付、証拠を保存してください。それから、何を消すか、言い方を変えるかを決めてください。',
  },
}
