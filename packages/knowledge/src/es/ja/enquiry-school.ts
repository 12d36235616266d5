/** The Japanese words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_JA: Words = {
  'es.ask.school-bullying': {
    says: '校長に手紙を書き、いじめの手続き（protocolo de acoso）を始めるよう求めてください。どの学校にもこの手続きと、生徒を守る担当者（coordinador de bienestar）が必要です。メッセージや診断書を残してください。何もしないなら教育監督局に書いてください。電話900 018 018は無料です。暴力は警察に届けてください。',
  },
}
