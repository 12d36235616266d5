/** Who gives free advice in the United Kingdom, in each nation: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ADVICE_JA: Words = {
  'gb.help.national-debtline': {
    does: '電話とオンラインの無料の借金相談です。説明書と手紙の例もあります。',
  },
  'gb.help.stepchange': {
    does: 'オンラインと電話の無料の借金相談と返済計画です。',
  },
  'gb.help.business-debtline': {
    does: '自営業や小さな会社の人のための無料の借金相談です。',
  },
  'gb.help.citizens-advice': {
    does: '借金、住まい、仕事、駐車、権利の無料相談です。電話、オンライン、近くの窓口があります。',
  },
  'gb.help.citizens-advice-wales': {
    does: '借金、住まい、仕事、駐車、権利の無料相談です。英語とウェールズ語です。',
  },
  'gb.help.citizens-advice-scotland': {
    does: '近くの窓口での、借金、住まい、仕事、権利の無料相談です。',
  },
  'gb.help.advice-ni': {
    does: '北アイルランドの、借金、給付金、地方税（rates）の無料相談です。',
  },
  'gb.help.housing-rights': {
    does: '北アイルランドの人のための無料の住まい相談です。',
  },
  'gb.help.shelter': {
    does: '無料の住まい相談です。家を失いそうな人の緊急の電話もあります。',
  },
  'gb.help.shelter-cymru': {
    does: 'ウェールズの無料の住まいと借金の相談です。',
  },
  'gb.help.shelter-scotland': {
    does: 'スコットランドの無料の住まい相談です。',
  },
  'gb.help.acas': {
    does: '仕事の権利の無料相談です。審判所（tribunal）の前に必要な早期の話し合いもここで始めます。',
  },
  'gb.help.lra': {
    does: '北アイルランドの、仕事の権利の無料相談と早期の話し合いです。',
  },
  'gb.help.moneyhelper': {
    does: 'お金、借金、年金についての無料で中立の助けです。政府が支えています。',
  },
  'gb.help.taxaid': {
    does: 'HMRCと解決できない、収入の少ない人のための無料の税金の助けです。',
  },
  'gb.help.equality': {
    does: 'あなたがどんな人かを理由に、ひどい扱いを受けたときの無料相談です。',
  },
}
