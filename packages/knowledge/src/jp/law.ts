/** The provisions that the rows cite. Each link leads to the official text or to the public body itself. */
import type { Authority } from '@plainletter/contracts/rule'

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }
const MINSO = { title: '民事訴訟法', url: 'https://laws.e-gov.go.jp/law/408AC0000000109' }
const MINSHI = { title: '民事執行法', url: 'https://laws.e-gov.go.jp/law/354AC0000000004' }
const SHAK = { title: '借地借家法', url: 'https://laws.e-gov.go.jp/law/403AC0000000090' }
const ROKI = { title: '労働基準法', url: 'https://laws.e-gov.go.jp/law/322AC0000000049' }
const ROKEI = { title: '労働契約法', url: 'https://laws.e-gov.go.jp/law/419AC0000000128' }
const TOKUSHO = {
  title: '特定商取引に関する法律',
  url: 'https://laws.e-gov.go.jp/law/351AC0000000057',
}
const SHOKEI = { title: '消費者契約法', url: 'https://laws.e-gov.go.jp/law/412AC0000000061' }
const KASHI = { title: '貸金業法', url: 'https://laws.e-gov.go.jp/law/358AC1000000032' }
const RISOKU = { title: '利息制限法', url: 'https://laws.e-gov.go.jp/law/329AC0000000100' }
const SERV = { title: '債権管理回収業に関する特別措置法', url: 'https://laws.e-gov.go.jp/' }
const HASAN = { title: '破産法', url: 'https://laws.e-gov.go.jp/law/416AC0000000075' }
const TSUSOKU = { title: '国税通則法', url: 'https://laws.e-gov.go.jp/law/337AC0000000066' }
const CHOSHU = { title: '国税徴収法', url: 'https://laws.e-gov.go.jp/law/334AC0000000147' }
const GYOSHIN = { title: '行政不服審査法', url: 'https://laws.e-gov.go.jp/law/426AC0000000068' }
const DOKO = { title: '道路交通法', url: 'https://laws.e-gov.go.jp/law/335AC0000000105' }
const ROSHIN = { title: '労働審判法', url: 'https://laws.e-gov.go.jp/' }
const KOYO = { title: '雇用保険法', url: 'https://laws.e-gov.go.jp/' }
const HOUT = { title: '法テラス', url: 'https://www.houterasu.or.jp/' }
const KOKUSEN = { title: '国民生活センター', url: 'https://www.kokusen.go.jp/' }
const CAA = { title: '消費者庁', url: 'https://www.caa.go.jp/' }
const EGC = { title: '電力・ガス取引監視等委員会', url: 'https://www.egc.meti.go.jp/' }
const MHLW = { title: '厚生労働省', url: 'https://www.mhlw.go.jp/' }

export const LAW = {
  limit: { ...MIN, provision: '第145条、第166条', inForceFrom: '2020-04-01' },
  invoke: { ...MIN, provision: '第145条', inForceFrom: '1898-07-16' },
  admit: { ...MIN, provision: '第152条', inForceFrom: '2020-04-01' },
  demandPause: { ...MIN, provision: '第150条', inForceFrom: '2020-04-01' },
  judgmentTen: { ...MIN, provision: '第169条', inForceFrom: '2020-04-01' },
  lateInterest: {
    ...MIN,
    provision: '第404条、第412条、第415条、第419条',
    inForceFrom: '2020-04-01',
  },
  helpBack: {
    title: '生活保護法',
    provision: '第63条、第78条、第78条の2',
    url: 'https://laws.e-gov.go.jp/law/325AC0000000144',
    inForceFrom: '2014-07-01',
  },
  collector: { ...SERV, provision: '第3条', inForceFrom: '1999-02-01' },
  harass: { ...KASHI, provision: '第21条', inForceFrom: '2010-06-18' },
  rates: { ...RISOKU, provision: '第1条', inForceFrom: '2010-06-18' },
  proof: { ...MINSO, provision: '第2編第4章(証拠)', inForceFrom: '1998-01-01' },
  execTitle: { ...MINSHI, provision: '第22条', inForceFrom: '1980-10-01' },
  beforeTitle: { ...MINSHI, provision: '第22条、民事保全法第20条', inForceFrom: '1991-01-01' },
  order: { ...MINSO, provision: '第382条から第396条まで', inForceFrom: '1998-01-01' },
  orderTwo: { ...MINSO, provision: '第391条', inForceFrom: '1998-01-01' },
  provisional: {
    ...MINSO,
    provision: '第393条、第395条、第403条、民事執行法第22条',
    inForceFrom: '1998-01-01',
  },
  suit: { ...MINSO, provision: '第138条、第139条、第161条', inForceFrom: '1998-01-01' },
  noShow: { ...MINSO, provision: '第159条', inForceFrom: '1998-01-01' },
  stated: { ...MINSO, provision: '第158条、第277条', inForceFrom: '1998-01-01' },
  splitDecision: { ...MINSO, provision: '第275条の2', inForceFrom: '2004-04-01' },
  smallSuit: { ...MINSO, provision: '第368条から第378条まで', inForceFrom: '1998-01-01' },
  koso: { ...MINSO, provision: '第285条', inForceFrom: '1998-01-01' },
  wages: { ...MINSHI, provision: '第152条', inForceFrom: '1980-10-01' },
  wageMore: { ...MINSHI, provision: '第153条', inForceFrom: '2020-04-01' },
  goods: { ...MINSHI, provision: '第131条', inForceFrom: '2004-04-01' },
  execAppeal: { ...MINSHI, provision: '第10条、第145条', inForceFrom: '1980-10-01' },
  evictExec: { ...MINSHI, provision: '第168条', inForceFrom: '1980-10-01' },
  bankrupt: {
    ...HASAN,
    provision: '第248条から第253条まで、民事再生法第221条',
    inForceFrom: '2005-01-01',
  },
  rentNotice: { ...SHAK, provision: '第26条、第27条', inForceFrom: '1992-08-01' },
  rentReason: { ...SHAK, provision: '第28条', inForceFrom: '1992-08-01' },
  rentFixed: { ...SHAK, provision: '第38条', inForceFrom: '2022-05-18' },
  rentRaise: { ...SHAK, provision: '第32条', inForceFrom: '1992-08-01' },
  rentBreach: { ...MIN, provision: '第541条', inForceFrom: '2020-04-01' },
  deposit: { ...MIN, provision: '第621条、第622条の2', inForceFrom: '2020-04-01' },
  fireNotice: { ...ROKI, provision: '第20条', inForceFrom: '1947-11-01' },
  fireBan: { ...ROKI, provision: '第19条', inForceFrom: '1947-11-01' },
  fireReason: { ...ROKI, provision: '第22条', inForceFrom: '2004-01-01' },
  fireAbuse: { ...ROKEI, provision: '第16条', inForceFrom: '2008-03-01' },
  fireTerm: { ...ROKEI, provision: '第17条、第19条', inForceFrom: '2012-08-10' },
  wageThree: { ...ROKI, provision: '第115条、第143条', inForceFrom: '2020-04-01' },
  tribunal: { ...ROSHIN, provision: '第1条', inForceFrom: '2006-04-01' },
  jobless: {
    ...KOYO,
    provision: '第13条(第3項は特定理由離職者)、第20条',
    inForceFrom: '2009-03-31',
  },
  cooling: { ...TOKUSHO, provision: '第9条、第24条、第40条、第48条', inForceFrom: '2022-06-01' },
  unfair: { ...SHOKEI, provision: '第4条、第8条から第10条まで', inForceFrom: '2023-06-01' },
  defect: { ...MIN, provision: '第562条から第566条まで', inForceFrom: '2020-04-01' },
  taxThree: { ...TSUSOKU, provision: '第75条、第77条', inForceFrom: '2016-04-01' },
  taxWait: { ...CHOSHU, provision: '第151条、第151条の2', inForceFrom: '2015-04-01' },
  taxSeize: { ...CHOSHU, provision: '第47条', inForceFrom: '1960-01-01' },
  adminThree: { ...GYOSHIN, provision: '第18条', inForceFrom: '2016-04-01' },
  fineSeven: { ...DOKO, provision: '第128条、第129条', inForceFrom: '1968-07-01' },
  fineCase: { ...DOKO, provision: '第130条', inForceFrom: '1968-07-01' },
  scam: { ...KOKUSEN, provision: '架空請求への注意', inForceFrom: '2004-01-01' },
  aid: { ...HOUT, provision: '無料法律相談、費用の立替え', inForceFrom: '2006-10-02' },
  power: { ...EGC, provision: '電気・ガスの契約の相談', inForceFrom: '2016-04-01' },
  hotline: { ...CAA, provision: '消費者ホットライン188', inForceFrom: '2015-07-01' },
  work: { ...MHLW, provision: '総合労働相談コーナー', inForceFrom: '2001-10-01' },
} as const satisfies Record<string, Authority>
