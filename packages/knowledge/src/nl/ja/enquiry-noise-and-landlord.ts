/** Questions about a landlord who does nothing against noisy neighbours: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_AND_LANDLORD_JA: Words = {
  'nl.ask.noise-landlord': {
    says: '日付、時刻、ほかに聞いた人を記録してください。毎回家主に書面で知らせ、期日までの対応を求めます。隣人が同じ家主から借りているなら、家主はひどい騒音に対処する義務があります。しなければ裁判官が命じ、家賃を下げることもあります。無料の近隣調停（buurtbemiddeling）も頼み、夜は警察へ。その記録が証拠になります。家賃は払い続けてください。Juridisch Loketが助けます。',
  },
}
