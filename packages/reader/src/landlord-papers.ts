/** Tells a landlord's own paper by its head or its plain words. */
import { headOf } from './letter.ts'
import type { Letter } from './letter.ts'

/** A landlord's name in the head, and rent below it. */
export function isLandlordItself(letter: Letter): boolean {
  return (
    /\b(?:homes|housing|lettings|lets|landlord|estates|properties)\b/i.test(headOf(letter)) &&
    /\b(?:your|the|of) rent\b|\brent (?:of|account|arrears|is|has|was)\b/i.test(
      letter.working.text,
    ) &&
    !/\b(?:notice (?:of|seeking|to)|possession of|eviction)\b/i.test(
      letter.working.text.slice(0, 1200),
    )
  )
}

/** A private landlord types: "rent still not in", "I want you out". */
export function isLandlordsMessage(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 3000)
  return (
    /\brent\b[^.\n]{0,40}\b(?:still|not (?:in|here|paid)|late|you owe|owe me|hasn'?t|haven'?t)\b|\bwhere'?s (?:the|my) rent\b/i.test(
      text,
    ) && /\b(?:i|i'?m|i'?ve|i'?ll|me|my)\b/i.test(text)
  )
}

/** "FINAL NOTICE: Rent Arrears" as a title, from whoever lets the home. */
export function isTitledByRent({ working }: Letter): boolean {
  const head = working.text.slice(0, 600)
  return (
    /^[^\n.]{0,60}\b(?:rent arrears|arrears of rent|rent account)\b[^\n.]{0,40}$/im.test(head) &&
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
