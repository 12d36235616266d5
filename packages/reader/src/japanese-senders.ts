/** Who sends a Japanese letter: behind a label, as a speaker for a firm, or as the head of a town. */
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { WINDOW } from './sender-forms.ts'

/** "通知人：弁護士 森 夏子": the label of a Japanese letter. */
const JAPANESE_LABEL =
  /(?:通知人|差出人|発信者|請求者|債権者|送り主)[:：][ \t]*([^\n、。]{2,30}?)(?=\s{2,}|\n|$)/gu

/** "貸主 大沢 フミ" in a line of its own: a person by the part that they play. */
const BY_PART =
  /(?:^|\n)[ \t　]*(?:貸主|賃貸人|家主|大家|売主|通知人|請求人|差出人|債権者)[ \t　]+((?!代理人)[\p{sc=Han}ヶケ]{1,5}[ 　][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{1,6})[ \t　]*(?=\n|$|印)/gu

/** "山本 花子 代理人弁護士 森 夏子": who writes is the lawyer, for the client before. */
const COUNSEL = /\S[\s(]{0,2}代理人[\s:]{0,2}((?:弁護士|司法書士|行政書士)[^\n)]{2,16})/u

/** "岡本 沙織 代理人" above "弁護士 森 夏子": the lawyer writes, where no office is named. */
const AGENT =
  /(?<!被通知人|相手方)代理人[\s:：]{0,3}((?:弁護士|(?:認定)?司法書士|行政書士) ?[^\s)、。]{1,4}(?: [^\s)、。]{1,4})?)(?=[\s)]|$)/gu
const HAS_OFFICE = /事務所|弁護士法人|司法書士法人/u

/** "株式会社銀河の田中です": who writes says where they work. */
const JAPANESE_SPEAKER =
  /(?:^|\n)((?:株式会社|有限会社|合同会社)[^\sの、。]{1,14}|[^\sの、。]{1,14}(?:株式会社|有限会社|合同会社))の[^\s、。]{1,10}(?:です|でございます|と申します)/gu

/** "大阪市長 山田 太郎", "千川区 長(納付推進課)": the head signs for the town. */
const MAYOR = /(?:^|\n)[ \t]*([\p{sc=Han}ヶケ]{1,6}[都道府県市区町村]) ?(?:長|知事)(?=[\s(]|$)/gu

/** "福岡市中央区大名一丁目 那の川法律事務所": the office of the lawyer, behind its address. */
const LAW_OFFICE = /(?<=[丁番号\d][^\n]{0,12} )([^\s\d。、]{1,14}(?:法律|司法書士)事務所)(?=\s|$)/gu

/** "ミドリ市場をご利用いただきありがとうございます": the shop, where it is named elsewhere too. */
const SHOP =
  /(?:^|[\n。])[ \t]*(?!いつも|この度|平素|[当弊本]|お客)([^\s。、「」【】を]{2,24}(?: [A-Za-z][^\s。、を]{1,20})?) ?を(?:いつも)?ご利用(?:いただ|くださ|頂)/gu

/** "東京簡易裁判所" in the line above its clerk who signs. */
const COURT_OF_CLERK = /(?:^|\n)\s*(\p{sc=Han}{2,10}裁判所)[ \t]*\n\s*裁判所書記官/gu

const FORMS = [JAPANESE_LABEL, BY_PART, JAPANESE_SPEAKER, MAYOR, LAW_OFFICE, COURT_OF_CLERK]

function isNamedTwice(text: string, name: string): boolean {
  return text.indexOf(name) !== text.lastIndexOf(name)
}

function fromShop({ working }: Letter): Candidate[] {
  return Array.from(working.text.slice(0, WINDOW).matchAll(SHOP)).flatMap(
    ({ index, 0: all, 1: name = '' }) => {
      if (!isNamedTwice(working.text, name)) return []
      const start = index + all.indexOf(name)
      return [{ name, start, end: start + name.length, score: 7, isSigned: true }]
    },
  )
}

/** The name behind a Japanese label, of a firm whose man or woman writes, of a town or a lawyer's office. */
export function fromJapaneseLabel(letter: Letter): Candidate[] {
  const text = letter.working.text.slice(0, WINDOW)
  const matches = FORMS.flatMap((one) => [...text.matchAll(one)])
  const named = matches.map(({ index, 0: all, 1: printed = '' }) => {
    const name = COUNSEL.exec(printed)?.[1] ?? printed
    const start = index + all.indexOf(name)
    return { name: name.trim(), start, end: start + name.length, score: 8 }
  })
  return letter.language === 'ja' ? [...named, ...fromAgent(text), ...fromShop(letter)] : named
}

function fromAgent(text: string): Candidate[] {
  if (HAS_OFFICE.test(text)) return []
  return Array.from(text.matchAll(AGENT), ({ index, 0: all, 1: name = '' }) => {
    const start = index + all.indexOf(name)
    return { name, start, end: start + name.length, score: 9, isSigned: true }
  })
}

/** "裁判所書記官" cut to "裁判所": a kind of office, and none by name. */
const BARE_OFFICE = /^(?:裁判所|市役所|区役所|税務署|年金事務所)$/u

/** "…差し出されたことを証明します。 日本郵便株式会社": the post says that it took the letter; or a name that is none. */
export function isCertifier({ working }: Letter, { name, start }: Candidate): boolean {
  if (BARE_OFFICE.test(name)) return true
  return /証明します[。\s]{0,4}$/.test(working.text.slice(Math.max(0, start - 12), start))
}
