/** Questions about what goes on a criminal record: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_JA: Words = {
  'gb.ask-fine.not-a-record': {
    says: 'いいえ。期限内に払った定額の反則金（fixed penalty）は有罪判決ではなく、前科になりません。速度違反、学校の欠席、自治体や駐車の罰金も同じです。点数は免許に残るので、保険会社に聞かれたら伝えます。払わないと裁判所で有罪になりえます。仕事によっては質問をよく読んでください。',
  },
  'gb.ask-police.caution-dbs': {
    says: '通常の警告（caution）は有罪判決ではなく、すぐに「消えた」扱いになります。条件付きなら3か月以内です。多くの仕事では伝える必要がありません。消えた後はbasicの調査に出ません。介護や学校などのstandardやenhancedでは、成人なら6年間出ます。その後は重い罪の一覧にあるものを除き消えます。少年の警告は出ません。',
    dependsOn: '罪の種類、当時の年齢、調査の種類',
  },
}
