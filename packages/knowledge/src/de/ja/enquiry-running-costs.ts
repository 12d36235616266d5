/** Questions about bills for running costs and cable television: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_COSTS_JA: Words = {
  'de.ask-home.running-costs': {
    says: 'その年の終わりから12か月以内に届かなければなりません。異議には12か月あり、先に領収書を見ることができます。',
    dependsOn: '請求書が期限内に届き、正しいか',
  },
  'de.ask-home.cable-fee': {
    says: '2024年7月1日から、ケーブルテレビ代は共益費に含められません。自分で契約した場合だけ払います。請求から引き、理由を書面で伝えてください。',
  },
}
