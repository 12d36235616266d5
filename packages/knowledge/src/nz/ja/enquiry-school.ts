/** Questions about a child who is sent home from school: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_JA: Words = {
  'nz.ask.school-stand-down': {
    says: '公立学校がこれをできるのは、重大な非行、他の生徒に害のある反抗が続くとき、または深刻な危険があるときだけです。登校停止(stand-down)は1学期に5日、1年に10日までです。理由を書面で、また面談を求めてください。停学(suspension)の後は、理事会が7授業日以内に開かれ、あなたも話せます。不公平なら理事会に、次にOmbudsmanに苦情を出します。',
    dependsOn: '何があり、学校がどう対応したか',
  },
}
