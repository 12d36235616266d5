/** The Japanese words of Spain: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'es.help.justicia-gratuita': {
    does: '収入の少ない人のための無料の弁護士と訴訟代理人（procurador）です。県の弁護士会に頼んでください。',
  },
  'es.help.omic': {
    does: '町の消費者相談所です。請求書や契約を確かめ、苦情を無料で手伝います。',
  },
  'es.help.incibe': {
    does: '携帯のメッセージ、メール、電話、ネットの詐欺について、無料で秘密を守って助けます。',
  },
  'es.help.policia': {
    does: '詐欺やおどしの届け出を受け付けます。',
  },
  'es.help.bde': {
    does: '銀行に苦情を出した後の、銀行と貸し手についての無料の苦情です。',
  },
  'es.help.aepd': {
    does: 'データや不払いの一覧が決まりに反して使われたときの、無料の苦情です。',
  },
  'es.help.oaut': {
    does: '電話とネットの苦情を無料で決めます。',
  },
  'es.help.bono-social': {
    does: '電気の割引をだれが受けられ、どう頼むかを教えます。',
  },
  'es.help.sepe': {
    does: '失業給付の申込み方と予約です。',
  },
  'es.help.ccoo': {
    does: '労働組合です。労働者に助言し、解雇の請求を手伝います。おもに組合員のためです。',
  },
  'es.help.ugt': {
    does: 'もう一つの大きな労働組合です。賃金の請求や解雇への争いを手伝います。おもに組合員のためです。',
  },
  'es.help.fogasa': {
    does: '会社が払えないとき、賃金と補償を上限まで払います。',
  },
  'es.help.facua': {
    does: '消費者団体です。権利を説明し、会員のために苦情を出します。',
  },
  'es.help.asufin': {
    does: '銀行の利用者の団体です。カード、ローン、住宅ローンを扱います。',
  },
  'es.help.caritas': {
    does: '困っている人の食べ物、家賃、請求書を助けます。',
  },
  'es.help.dgsfp': {
    does: '保険会社に苦情を出した後の、保険会社についての無料の苦情です。',
  },
  'es.help.crisis': {
    does: 'つらすぎるとき：自殺を考える人のための、いつでも無料の助けです。',
  },
}
