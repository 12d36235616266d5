/** Questions about the costs of a loan that was paid off early: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOAN_PAID_EARLY_NL: Words = {
  'it.ask.loan-paid-early': {
    says: 'Lost u een consumentenkrediet eerder af, dan krijgt u een eerlijk deel van alle kosten terug, ook die van het begin (provisies, dossierkosten). Dat geldt ook voor oudere contracten (Grondwettelijk Hof 263/2022); alleen belastingen tellen niet. Dien een klacht in met contract en afrekening. Geen goed antwoord in 60 dagen? Ga voor € 20 naar het ABF, binnen twaalf maanden na de klacht. Een betaald bureau is niet nodig. U hebt tien jaar.',
  },
}
