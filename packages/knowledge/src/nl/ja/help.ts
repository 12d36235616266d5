/** The Japanese words of the Netherlands: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'nl.help.schuldhulp': {
    does: '町による無料の借金の助けです。緊急のときは3営業日以内です。',
  },
  'nl.help.loket': {
    does: '収入の少ない人のための無料の法律相談です。電話、オンライン、窓口があります。',
  },
  'nl.help.geldfit': {
    does: 'お金の心配についての無料の最初の助けです。電話とチャットです。',
  },
  'nl.help.rvr': {
    does: '収入が少ないとき、弁護士の費用の一部を払います。',
  },
  'nl.help.huurcommissie': {
    does: '家賃、管理費、修理の争いを決めます。',
  },
  'nl.help.consuwijzer': {
    does: '買い手の権利についての公式の助言です。手紙の例もあります。',
  },
  'nl.help.kifid': {
    does: '銀行や保険会社との争いを無料で助けます。',
  },
  'nl.help.uwv': {
    does: '仕事のない人の給付と、解雇の許可です。',
  },
  'nl.help.fraude': {
    does: '詐欺の届け出と、メッセージが本物かどうかの確認です。',
  },
  'nl.help.113': {
    does: '昼も夜も無料で、話を聞いてくれます。',
  },
}
