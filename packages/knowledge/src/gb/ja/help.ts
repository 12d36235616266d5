/** Who helps: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
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
