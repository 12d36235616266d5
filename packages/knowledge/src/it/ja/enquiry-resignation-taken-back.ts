/** Questions about a resignation that was sent and is to be taken back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_JA: Words = {
  'it.ask.resignation-taken-back': {
    says: '送信から七日以内なら撤回できます。同じ場所でSPIDを使うか、patronato、労働組合、労働監督局を通じて行います。仕事は前のまま続きます。会社に働く意思を書面で伝え、ほかに署名しないでください。その後でも、脅されて出したものは裁判官が取り消せます。すぐ組合へ。妊娠中か三歳未満の子がいるときは、監督局の確認があって初めて有効です。',
  },
}
