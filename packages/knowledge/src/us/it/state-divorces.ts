/** The Italian words of the rows in ../state-divorces.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DIVORCES_IT: Words = {
  ...stateWords('divorce', {
    'AZ FL MA NY WA':
      'ha quasi sempre 20 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
    'CA GA IL NC':
      'ha quasi sempre 30 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
    'MI VA':
      'ha quasi sempre 21 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
    PA: 'chieda la sua parte dei beni e il mantenimento prima che il divorzio sia definitivo, altrimenti può perderli. Un affidavit vale come vero se non lo nega, di solito entro 20 giorni. Per i figli il giudice fa ciò che è meglio per loro',
    NJ: 'ha quasi sempre 35 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
    OH: 'ha quasi sempre 28 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
    TX: 'ha quasi sempre tempo fino alle 10 del mattino del lunedì dopo 20 giorni per rispondere agli atti di divorzio. Sui figli il giudice fa ciò che è meglio per loro',
  }),
  'us.divorce.want': {
    says: 'Suo marito o Sua moglie chiede a un tribunale di chiudere il matrimonio e di decidere su figli, soldi e casa.',
  },
  'us.divorce.reality': {
    says: 'È una vera causa. Se Lei non risponde, il giudice può dare ciò che gli atti chiedono.',
  },
  'us.divorce.right-heard': {
    says: 'Può rispondere, chiedere ciò che vuole ed essere ascoltato su figli, mantenimento e beni.',
  },
  'us.divorce.right-kids': {
    says: 'Sui figli decide quasi sempre lo Stato dove hanno vissuto sei mesi. Il mantenimento segue le linee dello Stato.',
  },
  'us.divorce.step': {
    says: 'Depositi la risposta entro la data, con il modulo del tribunale. Copi documenti di banca, paga e tasse. Chieda aiuto all’assistenza legale gratuita (legal aid).',
  },
  'us.divorce.option-answer': {
    says: 'Risponda e dica con che cosa è d’accordo e con che cosa no.',
    title: 'Depositare una risposta',
    cost: 'Una tassa, che si può evitare',
    time: 'Entro la data negli atti',
    risk: 'Nessuno. Senza risposta può perdere (default).',
    bestFor: 'Vuole dire la Sua.',
  },
  'us.divorce.option-agree': {
    says: 'Provi ad accordarsi, con un mediatore, e faccia firmare il giudice.',
    title: 'Accordarsi',
    cost: 'In tribunale un mediatore può essere gratis',
    time: 'Settimane',
    risk: 'Non firmi sotto pressione.',
    bestFor: 'Potete parlarvi senza pericolo.',
  },
}
