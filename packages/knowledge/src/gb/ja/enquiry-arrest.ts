/** Questions of people whom the police took in: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_JA: Words = {
  'gb.ask-police.arrested': {
    says: '無料の当番弁護士（duty solicitor）を求め、話すまでは事件について何も言わないでください。居場所を誰かに知らせてもらえます。警察が起訴なしで留め置けるのは多くの場合24時間で、重い罪ではもっと長くなります。その後は書類と、出頭する日をすべて保管してください。出頭しないことは別の罪になります。',
  },
}
