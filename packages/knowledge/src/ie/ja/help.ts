/** The Japanese words of Ireland: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'ie.help.mabs': {
    does: 'お金の無料相談です。債権者と話してくれます。',
  },
  'ie.help.citizens-information': {
    does: '権利、給付、サービスの無料の情報です。',
  },
  'ie.help.threshold': {
    does: '借り手のための無料相談です。',
  },
  'ie.help.flac': {
    does: '無料の法律情報と相談会です。',
  },
  'ie.help.fspo': {
    does: '銀行、貸し手、保険会社への苦情を無料で調べます。',
  },
  'ie.help.lab': {
    does: '収入の少ない人のための、安い法律の助けです。',
  },
  'ie.help.rtb': {
    does: '家主と借り手の争いを決めます。',
  },
  'ie.help.wrc': {
    does: '仕事の苦情を無料で扱います。',
  },
  'ie.help.ccpc': {
    does: '消費者の権利を教えます。',
  },
  'ie.help.isi': {
    does: '払えない借金の解決策を説明します。',
  },
  'ie.help.nta': {
    does: '車輪止め（clamping）の不服申立てを決めます。',
  },
  'ie.help.comreg': {
    does: '電話、ネット、郵便の苦情を助けます。',
  },
  'ie.help.cru': {
    does: 'エネルギーの苦情を助けます。',
  },
  'ie.help.eccireland': {
    does: 'ほかのEUの国の売り手について助けます。',
  },
  'ie.help.garda': {
    does: '警察です。詐欺とおどしを近くの警察署に届けてください。',
  },
  'ie.help.samaritans': {
    does: 'つらいときは、いつでも電話してください。',
  },
}
