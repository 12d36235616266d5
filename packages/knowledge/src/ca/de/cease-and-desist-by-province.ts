/** The German words of the rows in ../cease-and-desist-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_BY_PROVINCE_WORDS: Words = {
  'ca.stop.on-silence': {
    says: 'In Ontario kann ein Gericht ein Verfahren früh beenden, wenn es um Reden über öffentliche Fragen geht. Wer klagte, zahlt meist Ihre Kosten.',
  },
  'ca.stop.bc-silence': {
    says: 'In British Columbia kann ein Gericht ein Verfahren früh beenden, wenn es um Reden über öffentliche Fragen geht.',
  },
  'ca.stop.qc-abuse': {
    says: 'In Québec kann ein Gericht ein Verfahren abweisen, das missbräuchlich ist oder Sie zum Schweigen bringen soll. Die andere Seite kann zahlen müssen.',
  },
  'ca.stop.qc-year': {
    says: 'In Québec hat man ein Jahr ab dem Tag, an dem man von den Worten erfuhr, um wegen Verleumdung (diffamation) zu klagen.',
  },
  'ca.stop.on-notice': {
    says: 'In Ontario hat man meist zwei Jahre für eine Klage. Bei Zeitung oder Sender muss man binnen sechs Wochen Bescheid geben und binnen drei Monaten klagen.',
  },
}
