/** 本物と偽物の違い：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_JA: Words = {
  'gb.scam.real-bailiff': {
    says: '本物の執行官（bailiff）は、まず通知を送り、丸7日待ち、確かめられる証明書を持っています。電話一本で今日来る本物はいません。',
  },
  'gb.scam.false-court-papers': {
    says: '裁判所の書類に見せかけた紙を送るのは犯罪です。GOV.UKでご自分で調べた番号で、裁判所に確かめてください。',
  },
  'gb.scam.false-lawyer': {
    says: '公の名簿に載った人だけがsolicitorとして働けます。Solicitors Regulation Authorityで名前を調べてください。なりすましは犯罪です。',
  },
  'gb.scam.band-free': {
    says: '住民税の区分（council tax band）は、Valuation Office Agencyで無料で確かめられます。手数料や銀行の情報は要りません。',
  },
  'gb.scam.who-inherits': {
    says: '遺言なしで亡くなると、どの家族が相続するかは法律が決めます。同じ名字の他人は何も受け取れず、払う手数料もありません。',
  },
  'gb.scam.bill-for-business': {
    says: '公の請求書に見せかけた勧誘を事業者に送ることは違法です。支払う義務はありません。Trading Standardsに知らせてください。',
  },
  'gb.scam.tv-licence': {
    says: 'TV licenceが要るのは、生放送やBBC iPlayerを見るときだけです。ご自分で開いた公式サイトで確かめてください。',
  },
  'gb.scam.vehicle-tax': {
    says: '自動車税（vehicle tax）は本物ですが、DVLAがSMSやメールでカード情報を求めることはありません。自分で開いたGOV.UKのページで確認してください。',
  },
}
