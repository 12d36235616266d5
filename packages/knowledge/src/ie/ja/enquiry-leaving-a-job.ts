/** Questions of people who leave a job by their own choice: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_JA: Words = {
  'ie.ask.own-notice': {
    says: '法律では、13週働けば予告は1週間です。契約がより長く定めることもありますが、合意がなければ1週間で足ります。働いた日の給料とたまった休暇はあなたのもので、罰として取れません。書面で退職を伝え、写しを残します。最後の給料が来なければ、6か月以内にWRCへ。無料です。',
  },
  'ie.ask.resign': {
    says: '急いで辞めないでください。辞めた上で不当解雇（constructive dismissal）を訴えるには、多くは12か月の勤務と雇用主の重大な違反が要ります。先に社内の苦情手続きを使うことも多くの場合必要です。書面の苦情（grievance）、記録、診断書を残し、組合、FLAC、Citizens Informationに相談を。WRCは退職から6か月です。',
  },
  'ie.ask.quit-job-welfare': {
    says: '初日から申請できます。正当な理由なく辞めると最長9週間止められますが、理由があれば止められません。苦情を出したいじめ、危険な仕事、病気、保育の喪失などです。辞める前に書面で苦情を出し、医師にかかり、証拠を残してください。申請書に理由を書きます。その間はIntreoにSupplementary Welfare Allowanceを頼めます。60日以内の不服申立ては無料です。',
    dependsOn: '辞める正当な理由があったか',
  },
}
