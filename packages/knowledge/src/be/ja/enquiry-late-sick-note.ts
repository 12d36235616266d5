/** Questions about a doctor’s note that came too late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_SICK_NOTE_JA: Words = {
  'be.ask.sick-note-late': {
    says: '全期間は断れません。診断書が遅れた場合、雇い主が断れるのは受け取る前の日の分だけです。勤続1か月以上なら、その日からは最長30日分が支払われます。入院などの不可抗力なら1日も失いません。今すぐ証拠の残る形で送り、健康保険（mutuelle/ziekenfonds）にも知らせてください。次に労働組合へ。',
  },
  'be.ask.sick-note-first-day': {
    says: '初日ならいつでも不要というわけではありません。病気の初日に診断書がいらないのは1年に2回までです(2025年までは3回)。2日目から、また3回目からは、会社が求めれば必要です。従業員50人未満の会社は、就業規則や労働協約にあれば毎回求めることができます。すぐ会社に知らせ、家にいないなら居場所も伝えてください。確認の医師が来ることがあります。',
  },
}
