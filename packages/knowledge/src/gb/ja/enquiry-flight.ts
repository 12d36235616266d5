/** Questions about flights that are late or cancelled: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_JA: Words = {
  'gb.ask-consumer.flight': {
    says: '取りやめなら、返金か別の便を選べます。待つ間、食事と部屋があります。航空会社のせいで、大きく遅れたか、14日前より後に知らされたなら、補償があります。',
    dependsOn: 'どれくらい遅れたか、理由、いつ知らされたか',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: '航空会社が取りやめたら、あなたが選びます。7日以内の返金か、できるだけ早い別の便です。',
  },
  'gb.ask-consumer.flight-right-care': {
    says: '待つ間は食べ物と飲み物があり、夜を過ごす必要があれば部屋があります。',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: '書面で航空会社に請求してください。便の番号と遅れを書き、領収書を全部残します。',
  },
}
