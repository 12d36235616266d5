/** Names that stand beside words for a client, a creditor or a party: those for whom, and not who, writes. */
import { BEFORE_FOREIGN_CLIENT } from './cues/name-words.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { signsBelowPart } from './not-a-sender.ts'

const BEFORE_CLIENT =
  /(?<!\p{L})(?:our clients?|clients?|on behalf of|acting for|act for|(?:agents?|attorneys?|counsel|lawyers?|solicitors?) for|represents?|instructed by|creditor|lender|assigned (?:to us )?(?:by|from)|bought from|purchased from|debt (?:owed )?to|owed to|account with|due to|from|supplier|obtained by|to|company|original company|landowner|appointed by|collecting for|owner|in the matter of|for the account of|employer|with|order for|by your|provided by|you owe|behalf)[\s:,]{1,12}(?:the )?$/iu

/** "LOCH FYNE FINANCE PLC, Creditor": a party of the case. */
const PARTY = /^,? {0,4}\(?(?:the )?(?:judgment )?(?:creditor|pursuer|debtor|defender)s?\b/i

/** The words beside the name say that it is the client, the creditor or a party. */
export function isOtherSide(letter: Letter, { start, end }: Candidate): boolean {
  const { text } = letter.working
  if (PARTY.test(text.slice(end, end + 30))) return true
  const left = text.slice(Math.max(0, start - 40), start)
  if ([OWN_NAME, ADDRESSED_TO, SIGNED_FOR].some((own) => own.test(left))) return false
  if (signsBelowPart(text, start)) return false
  const before = left.replace(/\n/g, ' ')
  return BEFORE_CLIENT.test(before) || BEFORE_FOREIGN_CLIENT.test(before)
}

/** "You may make representations to": a name behind these is the sender's. */
const ADDRESSED_TO =
  /\b(?:representations?|objections?|challenges?|repl(?:y|ies)|appeals?|payable) to (?:the )?$/i

/** "For and on behalf of" in a line of its own: whoever signs signs for the sender. */
const SIGNED_FOR = /(?:^|\n)[ \t]*(?:signed )?for (?:and|&) on behalf of[\s:,]*(?:the )?$/i

/** "From:", "news from": a name behind these is the sender's. */
const OWN_NAME =
  /(?:^|\n|\. )[ \t]*(?:from|sender):\s*$|(?:news|updates?|message|greetings|statement|letter) from (?:the )?$|\b(?:this is|it['’]s|i['’]m|i am|my name is) [\p{L}'-]+(?: [\p{L}'-]+)? (?:(?:calling |here )?from|at|of|with) (?:the )?$/iu
