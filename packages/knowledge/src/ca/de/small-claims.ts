/** The small claims courts of the provinces, for a letter that threatens with one: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SMALL_CLAIMS_WORDS: Words = {
  'ca.debt.on-small-claims': {
    says: 'In Ontario nimmt das Gericht für kleine Fälle (Small Claims Court) bis $50,000. Anwaltskosten sind dort meist höchstens 15 % der Forderung.',
  },
  'ca.debt.bc-small-claims': {
    says: 'In British Columbia entscheidet ein Tribunal über Forderungen bis $5,000, das Gericht für kleine Fälle (small claims court) bis $35,000. Den Anwalt der anderen Seite zahlen Sie meist nicht.',
  },
  'ca.debt.ab-court': {
    says: 'In Alberta nimmt der Court of Justice Forderungen bis $100,000. Dort können Sie selbst für sich sprechen.',
  },
  'ca.debt.qc-small-claims': {
    says: 'In Québec sprechen alle bei kleinen Forderungen (petites créances) selbst, ohne Anwälte. Eine Firma, die die Schuld kaufte, kann dort nicht klagen.',
  },
  'ca.judged.on-interest': {
    says: 'Prüfen Sie die Zinsen. In Ontario laufen sie zum Satz des Quartals oder zum Satz Ihres Vertrags.',
  },
}
