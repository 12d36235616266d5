/** Ombudsmen and appeal bodies in the United Kingdom: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_OMBUDSMEN_JA: Words = {
  'gb.help.financial-ombudsman': {
    does: '銀行、貸し手、保険会社、取立て会社への苦情を無料で決めます。',
  },
  'gb.help.lgsco': {
    does: 'イングランドの役所（council）と、そのために働く執行官（bailiff）への苦情を調べます。',
  },
  'gb.help.spso': {
    does: 'スコットランドの役所や公的機関への苦情を調べます。',
  },
  'gb.help.psow': {
    does: 'ウェールズの役所や公的機関への苦情を調べます。',
  },
  'gb.help.nipso': {
    does: '北アイルランドの公的機関への苦情を調べます。',
  },
  'gb.help.housing-ombudsman': {
    does: 'イングランドの公営などの社会住宅の家主（social landlords）への苦情を無料で決めます。',
  },
  'gb.help.ecb': {
    does: '基準に加わった執行官（bailiff）の会社への苦情を調べます。',
  },
  'gb.help.popla': {
    does: 'British Parking Associationの会社の駐車料金への無料の不服申立てです。',
  },
  'gb.help.ias': {
    does: 'International Parking Communityの会社の駐車料金への無料の不服申立てです。',
  },
  'gb.help.tpt': {
    does: 'イングランド（ロンドンの外）とウェールズの役所の反則金への無料の不服申立てです。',
  },
  'gb.help.london-tribunals': {
    does: 'ロンドンの役所とTransport for Londonの反則金への無料の不服申立てです。',
  },
  'gb.help.grc-scotland': {
    does: 'スコットランドの役所の反則金への不服申立てを扱います。',
  },
  'gb.help.nitpt': {
    does: '北アイルランドの反則金の通知への不服申立てを扱います。',
  },
  'gb.help.energy-ombudsman': {
    does: 'ガスと電気の会社への苦情を、8週間後か最終回答の後に、無料で決めます。',
  },
  'gb.help.consumer-council': {
    does: '北アイルランドのエネルギーと水道の会社への苦情を、無料で調べます。',
  },
  'gb.help.communications-ombudsman': {
    does: 'BT、EE、O2、Virgin Mediaなど、電話とネットの会社への苦情を無料で決めます。',
  },
  'gb.help.cisas': {
    does: 'Sky、TalkTalk、Vodafoneなど、電話とネットの会社への苦情を無料で決めます。',
  },
}
