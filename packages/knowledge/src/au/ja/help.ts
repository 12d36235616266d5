/** The Japanese words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'au.help.ndh': { does: '電話とチャットの、無料の家計の相談員です。あなたの味方です。' },
  'au.help.mob-strong': {
    does: 'アボリジナルの人とトレス海峡諸島の人（Aboriginal and Torres Strait Islander people）のための、法律とお金の無料の助けです。',
  },
  'au.help.clc': { does: '近くの無料の法律センターを探してくれます。' },
  'au.help.tunsw': {
    does: 'ニューサウスウェールズ州（New South Wales）の、家を借りる人のための無料相談です。',
  },
  'au.help.tvic': { does: 'ビクトリア州（Victoria）の、家を借りる人のための無料相談です。' },
  'au.help.tqld': {
    does: 'クイーンズランド州（Queensland）の、家を借りる人のための無料相談です。',
  },
  'au.help.circle': {
    does: '西オーストラリア州（Western Australia）の、家を借りる人と働く人のための無料相談です。',
  },
  'au.help.afca': { does: '銀行、貸し手、取立て会社、保険会社への苦情を無料で調べます。' },
  'au.help.tio': { does: '電話とインターネットの苦情を無料で調べます。' },
  'au.help.ewon': { does: '電気、ガス、水道の苦情を無料で調べます。' },
  'au.help.ewov': { does: '電気、ガス、水道の苦情を無料で調べます。' },
  'au.help.ewoq': { does: '電気、ガス、水道の苦情を無料で調べます。' },
  'au.help.lansw': { does: '無料の法律の情報と、Legal Aid NSWへの案内です。' },
  'au.help.vla': { does: 'ビクトリア州（Victoria）の無料の法律の助けです。' },
  'au.help.laq': { does: 'クイーンズランド州（Queensland）の無料の法律の助けです。' },
  'au.help.lawa': { does: '西オーストラリア州（Western Australia）の無料の法律の助けです。' },
  'au.help.lsc-sa': { does: '南オーストラリア州（South Australia）の無料の法律の助けです。' },
  'au.help.idcare': { does: '身元の情報を盗まれたり悪用されたりしたときの、無料の助けです。' },
  'au.help.lifeline': { does: 'つらくてたまらないときは、いつでも電話してください。' },
}
