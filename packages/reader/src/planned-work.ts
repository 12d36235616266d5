/** Works on the street or the network: a supply, a road or a lift is off for some hours, and nobody is asked for anything. */
import type { Letter } from './letter.ts'

const WORK = String.raw`(?:planned|scheduled|temporary|essential|emergency|routine|precautionary|upcoming)`
const THING = String.raw`(?:water|gas|power|electric(?:al|ity)?|supply|service|broadband|internet|heating|hot water|lift|elevator|road|street|lane|footpath|parking|network|utility|utilities|works?|main|mains)`
const PAUSE = String.raw`(?:interruptions?|shut-? ?(?:offs?|downs?)|outages?|power cuts?|maintenance|works?|roadworks|closures?|disruptions?|suspensions?|upgrades?|improvements?|repairs?|flushing)`
/** "Planned interruption to your supply", "NOTICE OF TEMPORARY WATER SHUT-OFF", "road closure notice". */
const TITLE = new RegExp(
  String.raw`(?:^|\n)[^.\n]{0,30}\b${WORK} (?:${THING} ){0,3}${PAUSE}\b[^.\n]{0,60}(?:\n|$)|(?:^|\n)[^.\n]{0,30}\b(?:road|street|lane|parking|water|power|gas|lift|elevator) (?:closure|suspension|outage|interruption|works)\b[^.\n]{0,40}(?:\n|$)`,
  'i',
)
/** "Your water will be off while our crews replace a valve". */
const OFF_FOR_WORK =
  /\b(?:will|may|must|need(?:s)? to|have to|has to|to|shall) (?:be (?:\w+ )?(?:off|shut|turned|switched|cut|interrupted|without|closed|suspended|unavailable|out of (?:service|use))|turn|switch|shut|close|interrupt|suspend|lose)\b(?:[^.\n]|\.(?=\d|m\.)){0,160}\b(?:while|so that|so|to allow|in order|because|for|due to|as)\b[^.\n]{0,50}\b(?:we|our|crews?|engineers?|contractors?|workers|technicians?|works?|upgrad\w+|maintenance|repairs?|replac\w+|construction|renewal|resurfacing)\b/i
/** "We will be replacing the water main in Ash Road. Your water may be off for up to 4 hours." */
const WORK_AHEAD =
  /\bwe(?:'ll| will| are going to) be (?:replacing|renewing|repairing|upgrading|relaying|laying|resurfacing|relining|cleaning)\b[^.\n]{0,40}\b(?:mains?|pipes?|sewers?|drains?|cables?|roads?|street|pavements?|footpaths?|lifts?)\b/i
const OFF_MEANWHILE =
  /\b(?:water|gas|power|electricity|supply|road|street|lift|lane)\b[^.\n]{0,20}\b(?:may|might|will|could) be (?:off|interrupted|closed|discoloured|out of service)\b/i
/** Money that somebody owes, or a step against one reader: no works. */
const AGAINST_READER =
  /\b(?:non-?payment|unpaid|overdue|past due|arrears|you owe|amount due|balance due|total due|please pay|must pay|pay (?:this|the|your) (?:bill|balance|amount)|to avoid (?:dis|shut)|unless you|warrant|enforcement|penalty charge notice|reconnection (?:fee|charge)|your debt|last (?:warning|notice)|final notice)\b/i

/** True for a notice of works that are planned, and of nothing that the reader owes. */
export function isPlannedWork({ language, working }: Letter): boolean {
  if (language !== 'en') return false
  const text = working.text.slice(0, 6000)
  const isWork =
    TITLE.test(text.slice(0, 900)) ||
    OFF_FOR_WORK.test(text) ||
    (WORK_AHEAD.test(text) && OFF_MEANWHILE.test(text))
  return isWork && !AGAINST_READER.test(text)
}
