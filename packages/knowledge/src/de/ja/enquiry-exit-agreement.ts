/** Questions about undoing an exit agreement: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_JA: Words = {
  'de.ask-job.exit-agreement-regret': {
    says: '合意解約書には、自宅で署名しても撤回の権利はありません。だまされた、または違法に脅されたときは取り消せます。病気などの弱みにつけ込まれた、考える時間がまったくなかったときも無効です。今週中に相談し、Agentur für Arbeitにも届け出てください。',
  },
}
