/** The Japanese words of Switzerland: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'ch.help.schulden': {
    does: 'あなたの州（Kanton）の無料の借金の相談所を見つけます。',
  },
  'ch.help.caritas': {
    does: '借金についての無料の電話相談です。',
  },
  'ch.help.mieter': {
    does: '借り手のための相談です。少しの会費がかかります。',
  },
  'ch.help.schlichtung': {
    does: '家賃、仕事などの争いを解決する公の役所です。',
  },
  'ch.help.rav': {
    does: '職業紹介所です。給付と仕事探しの助けです。',
  },
  'ch.help.krankenkasse': {
    does: '健康保険会社との争いを無料で助けます。',
  },
  'ch.help.ombudscom': {
    does: '電話とネットの争いを解決します。',
  },
  'ch.help.cyber': {
    does: '詐欺と偽のメッセージの届け出を受け付けます。',
  },
  'ch.help.143': {
    does: '昼も夜も、話を聞いてくれます。',
  },
}
