/** Who helps: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'gb.help.law-society': {
    does: '問題の種類から、近くの弁護士（solicitor）を探せます。',
  },
  'gb.help.law-society-scotland': {
    does: 'スコットランドの弁護士（solicitor）を探せます。',
  },
  'gb.help.law-society-ni': {
    does: '北アイルランドの弁護士（solicitor）を探せます。',
  },
  'gb.help.law-centres': {
    does: 'お金を払えない人のための、地域のLaw Centreの弁護士による無料の法律の助けです。',
  },
  'gb.help.advocate': {
    does: '無料で助ける法廷弁護士（barristers）を探します。あなたの件を知る人の紹介が必要です。',
  },
  'gb.help.civil-legal-advice': {
    does: '収入が少ない人の電話の法律扶助（legal aid）です。例えば、家を失いそうな場合です。',
  },
  'gb.help.slab': {
    does: 'スコットランドの法律扶助（legal aid）を説明し、扱う弁護士の一覧を出しています。',
  },
  'gb.help.lsa-ni': {
    does: '北アイルランドの法律扶助（legal aid）を行います。',
  },
  'gb.help.check-legal-aid': {
    does: '法律扶助（legal aid）を使えそうか分かる、短い公式の確認です。',
  },
  'gb.help.council-tax-reduction': {
    does: 'あなたの役所（council）を探し、請求を下げる申込みを始めます。',
  },
  'gb.help.bailiff-register': {
    does: '執行官（bailiff）が証明書を持っているか調べられます。',
  },
  'gb.help.breathing-space': {
    does: '債権者から守られる60日間と、だれが申し込めるかを説明します。',
  },
  'gb.help.aib': {
    does: 'スコットランドの取立ての停止（moratorium）、返済制度（Debt Arrangement Scheme）、破産（bankruptcy）を扱います。',
  },
  'gb.help.valuation-tribunal': {
    does: 'イングランドの地方税（council tax）の請求、割引、減額への無料の不服申立てです。',
  },
  'gb.help.valuation-tribunal-wales': {
    does: 'ウェールズの地方税（council tax）への無料の不服申立てです。',
  },
  'gb.help.traffic-enforcement-centre': {
    does: '未払いの役所の反則金と、用紙TE7、TE9、PE2、PE3を扱う裁判所の窓口です。',
  },
  'gb.help.report-fraud': {
    does: 'イングランド、ウェールズ、北アイルランドの詐欺の届け出を受けます。',
  },
  'gb.help.police-scotland': {
    does: 'スコットランドの詐欺の届け出を101で受けます。',
  },
  'gb.help.lps': {
    does: '北アイルランドの地方税（rates）の請求を送り、分割払いを決めます。',
  },
  'gb.help.hmcts': {
    does: '全部の裁判所の住所と電話番号です。裁判所の手紙が本物か確かめられます。',
  },
  'gb.help.samaritans': {
    does: 'つらいときに、昼も夜も話を聞いてくれます。電話は無料です。',
    hours: '毎日、24時間',
  },
  'gb.help.nhs-111': {
    does: '体と心の健康の急ぎの助けです。命が危ないときは999に電話してください。',
    hours: '毎日、24時間',
  },
  'gb.help.lifeline-ni': {
    does: '北アイルランドで苦しんでいる人の助けです。電話は無料です。',
    hours: '毎日、24時間',
  },
}
