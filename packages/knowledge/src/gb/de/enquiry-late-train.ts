/** Questions about money back for a late train: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TRAIN_DE: Words = {
  'gb.ask-travel.late-train': {
    says: 'Ja. Fordern Sie Delay Repay von der Firma, deren Zug zu spät war, binnen 28 Tagen, mit der Fahrkarte. Ab 15 oder 30 Minuten gibt es einen Teil, ab einer Stunde mehr. Fiel der Zug aus und Sie fuhren nicht, verlangen Sie alles zurück. Danach ist der Rail Ombudsman kostenlos.',
  },
}
