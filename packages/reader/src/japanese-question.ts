/** Tells a question typed in Japanese from a paper. */
import type { Letter } from './letter.ts'
import { isJapanesePaper } from './question-abroad.ts'

/** As long as what is typed in one breath, and as a typed question at most. */
const [ONE_BREATH, TYPED] = [120, 300] as const

/** A few sentences that ask or complain, without any mark of a letter. */
export function isJapaneseQuestion(letter: Letter, text: string): boolean {
  const whole = text.replace(TOLD_PAPER, '紙')
  if (isCryForHelp(whole) || isSearched(text) || isToldInBrief(whole)) return true
  if (isTroubleInBrief(text) || isNamedInOneLine(text)) return true
  return isAsked(letter, whole) || isOwnStory(whole)
}

/** However short: whoever writes so asks. */
function isCryForHelp(text: string): boolean {
  return text.length < TYPED && CRY_FOR_HELP.test(text) && !OF_PAPERS.test(text)
}

/** To die, no bed, no food, no power, a lender who threatens. */
const CRY_FOR_HELP =
  /死にたい|消えたい|生きていたくない|(?:寝る|泊まる)(?:場所|所|ところ)が|車(?:の中)?で(?:寝泊まり|寝て)|食べる(?:お金|物|もの)が|冷蔵庫[はもが]空|(?:電気|ガス|水道)[をが]?止(?:められ|まりました)|送電停止に|何も食べて(?:い(?:ない|ません)|な)|(?:ヤミ|闇|やみ)金/

/** "決定通知書が届きました", "通知書には…と書いてあります": a paper that somebody tells of is not the one that they write. */
const TOLD_PAPER =
  /\p{sc=Han}{0,8}(?:通知書?|決定書?|お知らせ|ご案内)(?=(?:に[はも]?|が|を|も)[^。\n]{0,60}?(?:届[いき]|来(?:て|ま|た)|もらい|もらって|書いて|書かれ|とあり|受け取|渡され|見(?:て|まし|たら)))/gu

/** As people type into a search: "失業保険 いつからもらえる". */
function isSearched(text: string): boolean {
  return (
    text.length < SEARCHED &&
    !text.includes('\n') &&
    ENDS_AS_TYPED.test(text) &&
    !OF_FIRMS.test(text)
  )
}

/** "息子が停学になりました": who did what, in one line. */
function isTroubleInBrief(text: string): boolean {
  if (text.length >= SEARCHED || text.includes('\n') || OF_FIRMS.test(text)) return false
  return NEAR_ONES.test(text) && ENDS_AS_TOLD.test(text)
}

const NEAR_ONES =
  /(?:大家|家主|管理会社|会社|上司|店長|社長|店|隣の.{1,3}|近所|夫|妻|旦那|息子|娘|子(?:供|ども)|学校|警察|銀行|業者|友(?:達|人)|彼氏|彼女|父|母|兄|弟|姉|妹)(?:が|に|から|は)/u
const ENDS_AS_TOLD = /(?:た|ない|ません|います|いる)[。！!]?$/u

/** "家賃を滞納している", "督促状が来ました": one short line in plain speech, in which no office writes, or of what befell somebody. */
function isNamedInOneLine(text: string): boolean {
  const line = text.trim()
  if (line.length > ONE_LINE || line.includes('\n') || OF_OFFICES.test(line)) return false
  return [ENDS_PLAINLY, BEFELL, KEYWORDS].some((pattern) => pattern.test(line))
}

const ONE_LINE = 24
const OF_OFFICES =
  /様(?![子々式])|殿|御中|〒|https?:|[:：【】]|弊社|当社|ください|こちら|無料|(?:お|ご)(?!金|父|母|酒|客さん)[\p{sc=Han}]|お(?:知らせ|申込)/u
const ENDS_PLAINLY =
  /\p{sc=Hiragana}(?:(?<!まし)た|だ|ない|て(?:い)?る|れる|ってる)[。！!]?$|が\p{sc=Han}{0,2}\p{sc=Hiragana}?い$/u
/** "残業代 未払い": typed into a search. */
const KEYWORDS =
  /^[\p{sc=Han}\p{sc=Katakana}ー]{2,6}(?:[ 　](?:[\p{sc=Han}\p{sc=Katakana}ー]{2,6}|未払い|支払い|払い戻し|取り立て|値上げ|差し押さえ)){1,3}$/u
/** Said politely: what came, and what was suffered. */
const BEFELL =
  /(?:(?:請求|督促|催告|通知|手紙|葉書|はがき|訴状|書類|封筒|メール|電話|連絡|令状|呼び?出し)\p{sc=Han}?(?:が|から)|から)(?:来|き|届き|かかってき)ました。?$|(?:あい|遭い|盗まれ|騙され|だまされ|奪われ|殴られ|脅され|追い出され|言われ|切られ|止められ|断られ|クビにな(?:り)?|逮捕され|失い|なくし|壊れ|壊され|落とし|倒産し|病気にな(?:り)?|妊娠し|離婚し)ました。?$/u

const SEARCHED = 60
/** A line or a part of it ends in plain speech, in which no office writes. */
const ENDS_AS_TYPED =
  /(?:どこに(?:相談|行く)|いつから|いつまで|いくら(?:まで)?|どう(?:する|すれば|したら|なる)|(?:もらえ|でき|払え|行け)(?:る|ない)|(?:やめ|辞め|し|り|い|け|え|れ)たい|[さらわかたまばな]れ(?:た|る|て(?:い)?る|ました|ています)|になった|なくなった|過ぎた|忘れた|(?:して)?くれない|動かない|うるさい|ひどい|しつこい|(?:と|って)言(?:う|って(?:い)?る|われた)|(?:して|かけて|られて|って)(?:くる|きた|しまいます)|てもいい(?:の|のか)?)(?=$|[\s、。？?！!])/u
const OF_FIRMS =
  /様(?![子々式])|殿|御中|〒|https?:|弊社|当社|ください|こちら|ご[\p{sc=Han}]|お(?:知らせ|客|申込|問)/u

/** Somebody's own life and fears, in one breath, to nobody. */
function isOwnStory(text: string): boolean {
  if (text.length >= LONGEST || ON_JAPANESE_PAPER.test(text) || OF_PAPERS.test(text)) return false
  return (text.match(OWN_LIFE)?.length ?? 0) >= 2
}

function isToldInBrief(text: string): boolean {
  if (text.length < ONE_BREATH && TOLD_IN_JAPANESE.test(text)) return true
  if (FEW_WORDS.test(text.trim()) && !ON_JAPANESE_PAPER.test(text)) return true
  return text.length < TYPED && ASKS_IN_JAPANESE.test(text) && !ON_JAPANESE_PAPER.test(text)
}

function isAsked(letter: Letter, whole: string): boolean {
  const text = whole.replace(
    /「[^」\n]{0,80}」|(?:助けて|教えて|相談させて|相談に乗って|アドバイスを?)(?:ください|下さい)/g,
    '教えて',
  )
  if (text.length >= LONGEST || isJapanesePaper(letter, text)) return false
  if (!COMPLAINS.test(text) || OF_PAPERS.test(text)) return false
  return !/会社(?!を)/.test(text) || ENDS_ASKING.test(text)
}

const LONGEST = 600
const COMPLAINS =
  /(?:どうすれば|ですか|ますか|よね|でしょうか|教えて|ません|ない|困って|不安|と言われ|(?:できる|いい|かかる|もらえる|なる)の(?:$|[。？?\n 、]))/
const OF_PAPERS =
  /様(?![子々式])|殿|御中|請求します|未納です|納付がない|受け付けておりません|警告\n|ください|通知書|お知らせ|決定|被保険者|ご案内|弊社|当社|お世話になって|第\d+号|号室|〒|https?:|\d{4}年|拝啓|敬具/
/** Of a firm it speaks like a firm, unless it asks. */
const ENDS_ASKING = /(?:ですか|ますか|ませんか|でしょうか|よね|不安|教えて)(?:$|[。、？?\n ])/

const OWN_LIFE =
  /手取り|[一二三]人暮らし|派遣社員|パートで|(?:うち|私|自分|妻|夫|主人|母|父|息子|娘|彼氏|彼女|友人|上司|店長|大家さん)(?:は|が|に|の|から)|眠れ|恥ずかし|怖[いくか]|不安|困って|悩んで|泣い|クビ|と言われ|脅され|騙され|殴[られりっ]|絞め|逃げたい|死にたい|助けて|届いたそう|しまいました|と思っています/g

/** "隣の騒音", "古い借金の請求": a trouble named in a few words, as into a search; what papers call themselves is none. */
const FEW_WORDS =
  /^(?=.{3,16}$)[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+の(?:騒音|請求|督促|取り立て|解雇|借金|いじめ|悪臭|水漏れ|未払い|暴力|滞納|\p{sc=Katakana}*ハラ|ハラスメント|トラブル)$/u

/** Ends in a question, or in "I do not know what to do": a paper ends in its office. */
const ASKS_IN_JAPANESE =
  /(?:です|ます|ません|でしょう|いいの|だめなの)か[。？?]?\s*$|(?:どうしたら|どうすれば)[^。]{0,16}(?:分|わ)かりません。?\s*$/
const ON_JAPANESE_PAPER = /様(?![子々式])|殿|御中|〒|https?:|弊社|当社|拝啓|敬具|\n.*\n/

/** What happened, or what somebody wishes, in one line: "支払督促が届いた". */
const TOLD_IN_JAPANESE =
  /^[^\n様殿]{2,}(?:(?:請求|督促|取り立て|督促の電話|電話|はがき|メール)が(?:来|届き)ました|届いた|来た|したい|しまいました|しまった|言われた|取られた|払えない|返してくれない|(?:払わない|認めない|渡さない|直さない|出さない|返さない|応じない|来るな|やめろ|辞めろ|出て行け)と言(?:って|い)(?:います|ます|いました|きました|る)?|(?:怖い|心配|不安)です|困っています|悩んでいます|(?:脅|騙|殴|叩|解雇|請求)されて?(?:います|いました|ました|いる)|脅されました|騙されました)。?$/
