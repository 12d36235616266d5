/** The Japanese words of the rows in ../enquiry-sickness-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICKNESS_ABSENCE_JA: Words = {
  'gb.ask-work.disability-absence': {
    says: '自分から辞めないでください。日常生活を制限する長い病気は、法律上ふつう障害に当たります。その症状の欠勤をそのまま数えたり、それで解雇したりするのは、全員同じ扱いでも差別になり得ます。面談の前に書面で、その日を除く・基準を上げる・仕事を調整することと、新しい産業医の報告を求めてください。同伴者を連れ、不服を申し立て、早めにAcasへ：0300 123 1100。',
  },
  'gb.ask-work.absence-meeting': {
    says: '欠勤の規則を読み、日付を一つずつ確かめてください。警告の可能性があれば、同僚か組合の人を連れて出席します。理由と診断書、何があれば働けるかを示します。勤続2年（2027年1月1日からは6か月）を超えれば、解雇は公正でなければなりません。健康の確認、警告、不服申し立てです。病気が続くか繰り返すなら伝えてください。障害に当たることがあります。急いで辞めないでください。',
  },
}
