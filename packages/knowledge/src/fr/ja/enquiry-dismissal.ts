/** Questions about a dismissal: its reasons, its meeting, its notice and its time limit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'fr.ask-work.time-limit': {
    says: '解雇の手紙から12か月です。給料は3年、差別といやがらせは5年です。',
  },
  'fr.ask-work.meeting': {
    says: '自分から辞職しないでください。失業手当を失うことがあります。同僚と、従業員代表がいない会社なら無料の助言者（conseiller du salarié、名簿は市役所）と出席してください。手紙から面談まで5営業日が必要です。短ければ書面で延期を求めてください。欠席しても手続は止まりません。メモを取り、何にも署名しないでください。解雇通知は早くても2営業日後です。争う期間は12か月です。',
  },
  'fr.ask-work.notice-period': {
    says: '解雇では、6か月働いてからは1か月、2年からは2か月です。重い過失ではありません。労働協約で、もっと長いことがあります。',
    dependsOn: '何年働いたか、なぜ終わるか',
  },
  'fr.ask-work.economic': {
    says: '雇い主は、先にあなたの別の仕事を探さなければなりません。CSPについて決めるために21日、争うために12か月あります。',
  },
}
