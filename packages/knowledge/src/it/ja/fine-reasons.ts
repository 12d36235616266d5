/** The Japanese words of Italy: reasons of fines. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_JA: Words = {
  'it.fine.parking': {
    says: '駐車の罰金には、通り、時刻、標識を書く必要があります。車が移動されたなら、罰金がなくなると、その費用が戻ります。',
  },
  'it.fine.restricted-zone': {
    says: '制限区域（ZTL）では、標識の時刻、あなたの許可、日を確かめてください。入口のカメラには、省の許可が必要です。',
  },
  'it.fine.red-light': {
    says: '赤信号を通ると6点です。2年の間に2回目なら、免許は1から3か月止められます。',
  },
  'it.fine.speed': {
    says: '測った速度から、5パーセント、少なくとも5 km/hを引かなければなりません。額と点数は、どれだけ超えたかによります。',
  },
  'it.fine.deadline-order': {
    says: 'Prefettoの命令（ordinanza-ingiunzione）には、送達から30日です。ここでは安全のため、その日付から数えます。',
    action: '払う、または治安判事（giudice di pace）に異議を出す',
    consequence: '命令が確定し、取り立てられます。',
  },
  'it.fine.late-extra': {
    says: '払わない罰金には、6か月ごとに10%が加わります。役所がどう計算したか聞いてください。',
  },
}
