/** The Japanese words of Spain: red lights and speed. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_JA: Words = {
  'es.fine.red-light': {
    says: '赤信号を通ることは重い違反です。€200と4点です。最初の20日は半額で足ります。',
  },
  'es.fine.right-red-light': {
    says: '信号が赤だったことと、あなたの車だったことを、相手が示さなければなりません。写真か、係官が見たことを求めてください。',
  },
  'es.fine.right-speed': {
    says: '額と点数は、速度の表によります。写真とレーダーの最後の検査を求め、誤差が引かれたか確かめてください。',
  },
}
