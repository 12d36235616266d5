/** Questions about a room in the home of the landlord: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_WITH_THE_LANDLORD_JA: Words = {
  'nl.ask.lodger': {
    says: '最初の9か月は、同じ家に住む家主は理由なしに書面で解約できます。ただし予告は多くの場合3か月で、自分で追い出すことはできません。9か月を過ぎれば他の借主と同じ保護があり、裁判官が決めます。その時は家主の事情が認められやすくなります。住み続けて家賃を払い、書面での解約を求めてください。独立した住居は当てはまりません。',
    dependsOn: '9か月借りているかどうか',
  },
}
