/** The Japanese words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_JA: Words = {
  'it.ask.coheirs': {
    says: '共同の相続に残る義務はありません。相続人は誰でも、いつでも分割を求められます。まず他の人に手紙を書き、売ること、持ち分を買うか譲ることを提案してください。次に調停（mediazione）が必要です。その後、裁判官は分ける、他の人に払う人に家を与える、売らせる、のどれかを決められます。弁護士に相談してください。',
  },
}
