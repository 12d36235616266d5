/** Questions about a furnished room in the home of the person who lets it: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FURNISHED_ROOM_JA: Words = {
  'de.ask-home.furnished-room': {
    says: '当面は住み続けてください。相手が自分で追い出すことはできず、書面の契約がなくても解約には紙と署名が必要です。相手が住む家で、相手が家具を備えた一人用の部屋なら、理由は要らず、15日までの通知で月末に終わります。自分の家具なら、多くは3か月と理由が必要です。市の住宅相談へ。',
  },
}
