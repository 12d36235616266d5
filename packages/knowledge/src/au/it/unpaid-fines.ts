/** Unpaid fines in letters of the offices that collect them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_IT: Words = {
  'au.public.fines-reality': {
    says: 'Questo ufficio riscuote multe per lo stato. Può fermare una patente e prendere stipendio o soldi in banca, per lo più senza tribunale.',
  },
  'au.public.fines-nsw': {
    says: 'Nel Nuovo Galles del Sud chieda tempo, una work and development order o la cancellazione. Dopo un no, può guardare il Hardship Review Board.',
  },
  'au.public.fines-nsw-refund': {
    says: 'Se Revenue NSW ha preso soldi con una garnishee order e Lei è in difficoltà, chieda di restituirne una parte o tutto.',
  },
  'au.public.fines-vic': {
    says: 'Nel Victoria chieda a Fines Victoria un riesame, un piano o un work and development permit prima che scada l’ultimo avviso (final demand).',
  },
  'au.public.fines-vic-pay': {
    says: 'Se Fines Victoria prende dallo stipendio e questo causa difficoltà, ha 14 giorni per chiedere di cambiarlo o annullarlo.',
  },
  'au.public.fines-qld': {
    says: 'Nel Queensland SPER può far pagare banca o datore di lavoro senza tribunale. Può chiedere di rivedere, cambiare o sospendere quell’avviso.',
  },
  'au.public.fines-wa': {
    says: 'In Australia Occidentale chieda una time to pay order. Deve seguire i Suoi mezzi e, finché la rispetta, l’esecuzione si ferma.',
  },
}
