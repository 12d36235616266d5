/** Names of courts, in the languages of the countries we read for. A Dutch or German court officer is no court. */
const COURT =
  /\b(?:courts?|tribunals?|tribunal judiciaire|HMCTS|business centre|tribunale|juzgado|rechtbank|kantonrechter|giudice di pace)\b|(?:amts|land|arbeits|mahn|sozial|verwaltungs)gericht|裁判所/i

/** True for a court: it sends the paper, but it is not the other side. */
export function isCourtName(name: string): boolean {
  return COURT.test(name)
}
