/** The Japanese words of the rows in ../enquiry-stunt-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUNT_DRIVING_JA: Words = {
  'ca.fact.stunt-on': {
    says: 'そのような道路での50km/h超過は、オンタリオではstunt drivingで、ただの違反ではありません。郵送で払えず、出廷するかパラリーガルや弁護士を送ります。罰金2,000〜10,000ドル、6点、1〜3年の免許停止の恐れがあります。30日の停止と14日の車の押収はすぐ始まります。初回期日の前に相談を。',
  },
}
