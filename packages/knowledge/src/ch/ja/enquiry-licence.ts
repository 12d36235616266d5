/** Questions about a penal order and the licence: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_JA: Words = {
  'ch.ask.penal-order': {
    says: '刑事の命令（Strafbefehl）を受け取ってから10日以内に、書面で異議を出してください。理由はいりません。その後、検察が見直すか、裁判所が決めます。',
  },
  'ch.ask.licence': {
    says: '軽い場合は警告です。前にもあったなら1か月です。中くらいの場合は少なくとも1か月、重い場合は3か月です。',
    dependsOn: 'どれほど重いか、初めてか',
  },
}
