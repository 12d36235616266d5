/** Questions about bullying at work: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_JA: Words = {
  'nl.ask.bullied': {
    says: '会社は、いじめからも守って安全に働かせる義務があります。毎日、出来事と見ていた人を記録してください。書面で報告し、相談担当者（vertrouwenspersoon）を求めます。病気になったら病欠を届け、産業医に話してください。辞めると失業給付（WW）を失うことがあります。Arbeidsinspectieにも相談できます。',
  },
}
