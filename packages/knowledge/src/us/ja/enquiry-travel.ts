/** The Japanese words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_JA: Words = {
  'us.ask-consumer.flight': {
    says: '航空会社が便を取り消すか大きく変え、あなたが乗らないなら、お金を返さなければなりません。カードなら7営業日以内です。',
  },
  'us.ask-life.luggage': {
    says: '航空会社は、なくなった、遅れた、こわれた荷物について、上限まで払わなければなりません。すぐに届け出て、領収書を取っておき、こわれたときは7日以内、遅れたときは21日以内に手紙を書いてください。',
  },
}
