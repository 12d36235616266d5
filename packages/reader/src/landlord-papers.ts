/** Tells a landlord's own paper by its head or its plain words. */
import type { Letter } from './letter.ts'

/** A private landlord types: "rent still not in", "I want you out". */
export function isLandlordsMessage(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 3000)
  return (
    /\brent\b[^.\n]{0,40}\b(?:still|not (?:in|here|paid)|late|you owe|owe me|hasn'?t|haven'?t)\b|\bwhere'?s (?:the|my) rent\b/i.test(
      text,
    ) && /\b(?:i|i'?m|i'?ve|i'?ll|me|my)\b/i.test(text)
  )
}

/** "You are now five days in arrears! Let's hope the landlord renews your lease": whoever lets the home writes a few lines. */
export function isBehindWithHome({ language, working: { text } }: Letter): boolean {
  if (language !== 'en' || text.length > 900 || ENDS_HOME.test(text)) return false
  return YOU_ARE_BEHIND.test(text) && OF_A_HOME.test(text)
}

const YOU_ARE_BEHIND =
  /\b(?:you(?:['’]re| are| have (?:now )?(?:gone|fallen))|(?:your|the) (?:rent(?:al)?|tenancy)(?: (?:account|ledger|payments?))? (?:is|are))(?: \w+){0,2}? (?:(?:\w+ ){0,2}(?:days?|weeks?|fortnights?|months?) )?(?:in arrears|behind(?! schedule)|late with (?:the|your) rent|(?<=\brent (?:payments? )?(?:is|are)(?: \w+){0,2} )(?:overdue|past due|late|unpaid))\b/i
/** A notice of its own kind, not a line about one. */
const ENDS_HOME = /\bpossession\b|(?:^|\n)[^\n.]{0,20}\bnotice (?:of|to|seeking)\b/i
const OF_A_HOME =
  /\b(?:landlord|landlady|property manager|renews? your lease|your (?:lease|tenancy|rent)|the (?:owner|agency) (?:may|will|can)|removalists?|notice to (?:vacate|leave|quit|remedy)|bond|tenant)\b/i

/** "FINAL NOTICE: Rent Arrears" as a title, from whoever lets the home. */
export function isTitledByRent({ working }: Letter): boolean {
  const head = working.text.slice(0, 600)
  return (
    /^[^\n.]{0,60}\b(?:rent arrears|arrears of rent|rent account|landlord['’]?s? notice of arrears)\b[^\n.]{0,40}$/im.test(
      head,
    ) &&
    !/\b(?:our client|on behalf of|purchased|former tenan|notice seeking|notice to quit)/i.test(
      head,
    )
  )
}

/** "This is not a Notice to Leave", above rent that is owed: the letter that must come before one. */
export function isBeforeNotice({ working }: Letter): boolean {
  const text = working.text.slice(0, 6000)
  return (
    /\b(?:this|it) (?:letter |notice )?is not (?:itself )?(?:an? )?(?:notice to (?:leave|quit|vacate)|(?:notice of )?eviction|notice of termination|notice seeking possession|section (?:8|21))/i.test(
      text,
    ) &&
    /\brent (?:arrears|owed|due)\b|\barrears of rent\b|\b(?:behind|late) with (?:your|the) rent\b/i.test(
      text,
    )
  )
}

/** A home that its owner may lose over the loan: no landlord writes, and nobody has to leave yet. */
export function isHomeLoan({ working }: Letter): boolean {
  const text = working.text.slice(0, 6000)
  return OWN_LOAN.test(text) && LOAN_IS_LATE.test(text) && !OF_A_TENANT.test(text)
}

const OWN_LOAN =
  /\byour (?:home loan|(?:reverse )?mortgage|(?:\w+ )?loan secured (?:by|on) your (?:home|property))\b|\b(?:home|mortgage) loan\b|\bdeed of trust\b/i
const LOAN_IS_LATE =
  /\b(?:days|payments?|months?|dollars)[^.\n]{0,30}\b(?:in (?:default|arrears)|past due|behind|overdue)\b|\bforeclos\w+|\bmortgage (?:is in )?arrears\b/i
/** Whoever rents a home that was foreclosed, or stays in it after the sale, is told to leave. */
const OF_A_TENANT =
  /\b(?:tenants?|tenancy|landlord|your (?:rent|lease)|new owner|former owner|notice to (?:quit|vacate)|(?:was|has been|were) (?:sold|foreclosed))\b/i
