/** The Japanese words of Ireland: who writes to people. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const LOAN_FIRM: RowWords = {
  says: '銀行が売ったローンを持つか、管理する会社です。銀行と同じ規範に従わなければなりません。裁判所ではありません。',
  regulator: 'Central Bank of Ireland（ローンについて）',
  appealsBody: 'Financial Services and Pensions Ombudsman',
  complainTo: 'まずその会社。40営業日の後か最終の断りの後は、Ombudsman。',
  nextStep: '借金の証拠と、持つか管理している証拠を求める。',
}

const BANK: RowWords = {
  says: '銀行です。返済が遅れたら、裁判の前に、あなたと計画を決めるよう努めなければなりません。',
  regulator: 'Central Bank of Ireland',
  complainTo: 'まず銀行、次にFinancial Services and Pensions Ombudsman。',
  nextStep: '払える計画を書面で頼む。',
}

const ENERGY_FIRM: RowWords = {
  says: '電気とガスを売る会社です。止める前に分割払いを提案しなければなりません。',
  regulator: 'CRU',
  complainTo: 'まずその会社、次にCRU。',
  nextStep: '分割払いを頼む。',
}

const PHONE_FIRM: RowWords = {
  says: '電話とネットの会社です。苦情を解決しなければ、ComRegが助けられます。',
  regulator: 'ComReg',
  complainTo: 'まずその会社、次にComReg。',
  nextStep: '請求書を契約と比べる。',
}

export const SENDERS_JA: Words = {
  'ie.sender.link': LOAN_FIRM,
  'ie.sender.cabot': LOAN_FIRM,
  'ie.sender.everyday': LOAN_FIRM,
  'ie.sender.pepper': LOAN_FIRM,
  'ie.sender.mars': LOAN_FIRM,
  'ie.sender.start': LOAN_FIRM,
  'ie.sender.promontoria': LOAN_FIRM,
  'ie.sender.intrum': {
    says: 'ほかの会社のために借金を取り立てる会社です。裁判所ではなく、あなたの物を取れません。',
    complainTo: 'まずその会社。ローンなら、次にFinancial Services and Pensions Ombudsman。',
    nextStep: '借金とその古さを確かめる。次に手紙で証拠を求める。',
  },
  'ie.sender.revenue': {
    says: '税務署（Revenue）です。裁判所なしで、執行官（sheriff）を使うか、銀行や給料からお金を取れます。分割払い（phased payment）を頼めます。',
    nextStep: 'myAccountで確かめる。',
  },
  'ie.sender.dsp': {
    says: '給付金を払い、払いすぎた分を取り戻す役所です。不服を申し立てられます。',
    nextStep: '決定を求め、期限内に不服を申し立てる。',
  },
  'ie.sender.rtb': {
    says: '家主と借り手の争いを決める公の機関です。書類は本物です。',
    nextStep: '日付を調べ、出席する。',
  },
  'ie.sender.fcpo': {
    says: '交通の通知を扱う警察（garda）の役所です。期限は法律で決まっています。',
    nextStep: '通知の28日目を調べる。',
  },
  'ie.sender.anpost-tv': {
    says: 'An Postがテレビの許可証（TV licence）の料金を集めます。',
    nextStep: '買う、またはテレビがないと言う。',
  },
  'ie.sender.aib': BANK,
  'ie.sender.boi': BANK,
  'ie.sender.ptsb': BANK,
  'ie.sender.electric-ireland': ENERGY_FIRM,
  'ie.sender.bord-gais': ENERGY_FIRM,
  'ie.sender.sse': ENERGY_FIRM,
  'ie.sender.energia': ENERGY_FIRM,
  'ie.sender.eir': PHONE_FIRM,
  'ie.sender.virgin': PHONE_FIRM,
  'ie.sender.vodafone': PHONE_FIRM,
}
