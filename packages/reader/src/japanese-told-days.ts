/** Days in Japanese that the words beside them tell: a time limit that has gone by, or the new one that a reminder sets. */
import type { DateRole } from '@plainletter/contracts/reading'

/** The first of several parts, in a table under "納期限": the next day to pay. */
function isFirstPart(text: string, left: string): boolean {
  const row = /(?:第1期|1期分|全期)(?:(?!第?[2-9]期)[^\n。]){0,50}$/.exec(left)
  return row !== null && /納付?期限[\s\S]{0,40}第?1期/.test(text) && !LATE.test(text)
}

const LATE = /催告|未納の|滞納して|納付されて|督促状により/

/** "指定期限": the new day that a reminder sets beside the one that has gone by. */
const NEW_DAY =
  /(?:指定|新たな(?:納付?|支払)?|新納|督促|再納付|最終(?:納付|支払い?)?)の?期[限日][^。\d]{0,8}$/

/** "最終約定日", "最終返済日", "期限の利益喪失日": when an old debt fell due or was last paid, from which its time limit is counted. */
const LAST_TIME =
  /(?:最終(?:の)?(?:約定|返済|弁済|入金|取引)日|最終約定返済日|約定弁済日|期限の利益(?:の)?喪失(?:年月)?日)[\s::|]*$/

/** "お支払い日", "口座振替日": the day on which a bill is paid or taken from the account; on a receipt it is over. */
const PAY_DAY = /(?:お支払い?(?:予定)?日|(?:お?引き?落と?し|振替)(?:予定)?日)[\s::|]*$/
const PAID = /領収|お支払い?(?:が|は)?(?:完了|済み)/

/** "令和8年4月27日のお支払期日を過ぎてもご入金が確認できません": the day has gone by. */
const PASSED_BEHIND =
  /^(?:\(.\))?の?(?:お?支払い?|ご?返済|納付?|振込)?期[限日](?:を|が)(?:過ぎ|経過)(?!(?:し)?(?:ても[^。]{0,30}場合|た(?:場合|とき))|ますと)/

/** "（支払期日 9月30日）": the day to pay of a sum; gone by where the letter says that nothing came. No court sits on it. */
const DUE_DAY = /(?:支払い?|納付|返済|弁済|振込|引落し?|約定)期日[\s:：|　]*$/
const NOT_COME =
  /確認(?:が|は)?でき(?:て(?:おりません|いません|いない)|ません|ない)|(?:未納|未払|滞納|延滞)(?!の場合)|入金が(?:なく|ありません|ございません)/

/** "日時: 2026年12月8日", "点検日": when something takes place that a notice tells of. */
const TAKES_PLACE =
  /(?:^|\n|[ 　\t])(?:日時|日程|(?:実施|開催|点検|作業|工事|訪問|検査|清掃|断水|停電)(?:日時?|予定日))[\s:：|　]*$/

function dueRole(text: string, sides: { left: string; right: string }): DateRole {
  return NOT_COME.test(text) || isGoneBy(text, sides) ? 'incident' : 'deadline'
}

/** "納期限" is a day gone by in a reminder, and the day to pay in the first notice. */
export function toldInJapanese(
  text: string,
  { left, right }: { left: string; right: string },
): DateRole | undefined {
  if (LAST_TIME.test(left)) return 'incident'
  if (isDayToPay(text, left)) return 'deadline'
  if (PASSED_BEHIND.test(right)) return 'incident'
  if (TAKES_PLACE.test(left)) return 'other'
  if (DUE_DAY.test(left)) return dueRole(text, { left, right })
  if (!/期[限日][^。]{0,8}$/.test(left)) return undefined
  if (isGoneBy(text, { left, right })) return 'incident'
  const isFirst = /納期限[\s::]*$/.test(left) && !/督促|催告|未納|滞納|納付されて/.test(text)
  return isFirst ? 'deadline' : undefined
}

function isDayToPay(text: string, left: string): boolean {
  if (isFirstPart(text, left) || NEW_DAY.test(left)) return true
  return PAY_DAY.test(left) && !PAID.test(text)
}

/** A Japanese reminder: the day to pay has passed, and no new one is set with "by". */
export function isGoneBy(text: string, { left, right }: { left: string; right: string }): boolean {
  if (isFirstPart(text, left) || NEW_DAY.test(left)) return false
  if (
    !/(?:過ぎ|経過)(?!(?:し)?(?:ても[^。]{0,30}場合|た(?:場合|とき))|ますと)/.test(text) ||
    /^(?:\(.\))?(?:まで|迄)/.test(right)
  )
    return false
  const passed = PASSED.exec(text)?.[1]
  const named = NAMED.exec(left)?.[1]
  return passed === undefined || named === undefined || passed === named
}

/** "お支払期日を経過", and later "お支払期限 令和7年4月24日": the first has passed, the second is new. */
const PASSED =
  /((?:お?支払い?|納付|納|振込)?期[限日])(?:\(.{1,12}\))?[をがはから]{0,2}[^。]{0,8}(?:過ぎ|経過)/
const NAMED = /((?:お?支払い?|納付|納|振込|提出)?期[限日])[^。期]{0,10}$/
