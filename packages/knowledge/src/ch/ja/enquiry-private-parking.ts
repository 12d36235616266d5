/** The Japanese words of the rows in ../enquiry-private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_JA: Words = {
  'ch.ask.private-parking': {
    says: '民間の持ち主は罰金を科せません。求められるのは実際にかかった費用だけで、示さなければなりません。本当の罰金は役所だけで、裁判官の禁止を示す看板があり、3か月以内の届けがあるときです。あなたに非があれば、適切な額を払えばたいてい終わります。',
    dependsOn: 'その場所の看板と実際の費用',
  },
}
