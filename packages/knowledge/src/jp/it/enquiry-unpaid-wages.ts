/** Questions about wages and overtime that are not paid, sums taken off and insolvent firms: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_IT: Words = {
  'jp.ask.unpaid-wages': {
    says: 'La paga va versata intera nel giorno fissato. Tenga i Suoi orari e vada all’ispettorato del lavoro (労働基準監督署). Ha tre anni per chiedere.',
  },
  'jp.ask.wage-deduction': {
    says: 'La paga si versa intera. Si trattengono solo tasse, assicurazione e ciò che un accordo scritto del personale permette. Una multa fissa per dimissioni o errori è nulla, e di solito anche una clausola sui costi di formazione. Un vero danno per colpa grave al massimo si divide. Rifiuti per iscritto e vada all’ispettorato.',
  },
  'jp.ask.employer-bankrupt': {
    says: 'Lo Stato (未払賃金立替払制度) paga circa l’80 % di paghe e liquidazione, con un tetto per età. Vale in fallimento o se l’ispettorato accerta l’arresto. Deve essere uscito nei due anni da sei mesi prima della domanda. Lo chieda entro due anni.',
  },
}
