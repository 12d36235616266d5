/** Questions about time to breathe, bankruptcy and the home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WAYS_OUT_JA: Words = {
  'gb.ask-debt.breathing-space': {
    says: '借金の相談員に支払いの一時停止（breathing space）について聞いてください。60日間、ほとんどの利息、手紙、取立てが止まります。心の健康の危機の治療中なら、もっと長くできます。',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'スコットランドでは、取立ての停止（moratorium）を申し込めます。6か月間、債権者は強制の取立てができません。利息は続きます。先にお金の相談員と話してください。',
  },
  'gb.ask-debt.statutory-demand': {
    says: '裁判所の命令ではありませんが、無視しないでください。£5,000以上の借金なら、21日後に破産を申し立てられます。争いがある、または署名していないなら、受け取ってから18日以内に取り消しを裁判所に求めます。会社の借金なら個人保証をしたか確かめてください。今日無料の助言を。',
  },
  'gb.ask-debt.bankrupt': {
    says: '1人の債権者が破産（bankruptcy）を求められるのは、£5,000以上のときだけです。正式な支払い請求（statutory demand）があるなら、18日以内に取消しを裁判所に求められます。今日相談してください。',
    dependsOn: 'その債権者への借金が£5,000以上か',
  },
  'gb.ask-debt.home': {
    says: '担保のないカードやローンでは、先に判決（judgment）が必要です。その後、家への担保（charge）を求められます。家を無理に売ることはまれで、裁判官が決めなければなりません。',
    dependsOn: '家が担保になっているか、または判決（judgment）があるか',
  },
}
