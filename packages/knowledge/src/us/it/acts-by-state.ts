/** The Italian words of acts that many states share: ../trade-acts-by-state.ts and its neighbours, ../state-pay.ts and ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const ACTS_BY_STATE_IT: Words = {
  ...stateWords('fair-trade', {
    'AR CO CT DE DC IA KS KY MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'quasi sempre può fare causa a una ditta per la Sua perdita se L’ha ingannata. Prima le scriva, e si lamenti anche con l’Attorney General',
  }),
  ...stateWords('car-taken', {
    'AL AK AR CO DE DC HI ID IN KY MS MT NE NH NM ND OK OR SD TN UT VT WY':
      'l’auto si può prendere solo in pace. Deve avere un avviso prima della vendita, e fino ad allora può riaverla pagando',
    'IA KS':
      'quasi sempre deve avere un avviso e 20 giorni per pagare gli arretrati prima che l’auto sia presa. Si può prendere solo in pace, e fino alla vendita può riaverla pagando',
    CT: 'l’auto si può prendere solo in pace. Senza un avviso dieci giorni prima, ha 15 giorni per riaverla pagando gli arretrati e le spese',
    RI: 'deve avere 21 giorni per pagare l’arretrato prima che prendano l’auto, e non possono entrare nel Suo terreno per prenderla. Può riaverla per almeno 20 giorni',
    SC: 'deve avere una volta un avviso e 20 giorni per pagare l’arretrato prima che prendano l’auto',
    WI: 'deve avere un avviso 15 giorni prima che prendano l’auto. Se in quel tempo chiede per iscritto un’udienza, prima deve decidere un giudice',
    WV: 'quasi sempre deve avere un avviso e 10 giorni per pagare l’arretrato prima che prendano l’auto',
  }),
  ...stateWords('claim-rules', {
    'AL AK AR CO CT DE DC HI ID IN IA KS KY LA ME MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'la legge dello Stato vieta ritardi ingiusti e un no senza una buona ragione. Chieda la ragione per iscritto, e si lamenti con l’ufficio assicurazioni dello Stato',
  }),
  ...stateWords('fair-work', {
    'AK DE DC MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'la legge dello Stato vieta di licenziare per razza, sesso, religione, disabilità e simili. Il tempo per agire è breve: chieda ora allo Stato o a un avvocato',
  }),
  ...stateWords('collection-act', {
    'CT DC HI IA NH OR SC VT WV':
      'anche la legge dello Stato vieta molestie e falsità, quasi sempre anche al primo prestatore',
    'AR ID ME NE NV NM ND RI TN WY':
      'una società di recupero crediti deve avere una licenza o essere iscritta presso lo Stato, e la legge limita che cosa può fare',
    LA: 'un creditore di solito non può parlare ad altri del Suo debito. Gli chieda per raccomandata (certified mail) di smettere: allora può scrivere una volta al mese e contattarla al massimo quattro volte',
  }),
  ...stateWords('collection-act-case', {
    'CT DC HI IA NH OR SC VT WV':
      'anche la legge dello Stato vieta molestie e falsità, quasi sempre anche al primo prestatore',
    'AR ID ME NE NV NM ND RI TN WY':
      'una società di recupero crediti deve avere una licenza o essere iscritta presso lo Stato, e la legge limita che cosa può fare',
    LA: 'un creditore di solito non può parlare ad altri del Suo debito. Gli chieda per raccomandata (certified mail) di smettere: allora può scrivere una volta al mese e contattarla al massimo quattro volte',
  }),
  ...stateWords('old-record', {
    'AL CO CT DE DC KS KY LA MD MN MO MT NV NH NM ND OK OR RI SC TN UT VT WV WY':
      'molte condanne vecchie o piccole, e i casi chiusi, si possono cancellare o coprire (sealed) dopo alcuni anni',
    'HI NE SD WI':
      'la legge che cancella o copre (sealed) i vecchi precedenti è stretta. Chieda all’assistenza legale (legal aid) quali dei Suoi copre',
  }),
  ...stateWords('safe-pay', {
    'AK MS MO MT NE NV NM ND OK OR RI SD TN UT VT WV WI WY':
      'per un debito normale si può prendere solo una parte della paga. Chieda per iscritto ciò che è protetto',
  }),
  ...stateWords(['last-pay', 'last-pay-asked'], {
    AK: 'se la licenziano, l’ultima paga è dovuta entro tre giorni lavorativi',
    'AR IA KS ME ND OK RI SD WV WY': 'l’ultima paga è dovuta entro il prossimo giorno di paga',
    HI: 'se la licenziano, l’ultima paga è dovuta subito o il prossimo giorno lavorativo',
    ID: 'l’ultima paga è dovuta entro il prossimo giorno di paga o entro dieci giorni lavorativi, quello che viene prima',
    KY: 'l’ultima paga è dovuta entro il prossimo giorno di paga o entro 14 giorni, quello che viene dopo',
    LA: 'l’ultima paga è dovuta entro il prossimo giorno di paga o entro 15 giorni, quello che viene prima',
    MT: 'se la licenziano, l’ultima paga è dovuta subito, a meno che regole scritte della ditta dicano il prossimo giorno di paga',
    NE: 'l’ultima paga è dovuta entro il prossimo giorno di paga o entro due settimane, quel che viene prima',
    NH: 'se la licenziano, l’ultima paga è dovuta entro 72 ore, o entro il prossimo giorno di paga se manca il lavoro (layoff)',
    NM: 'se la licenziano, l’ultima paga è dovuta entro cinque giorni, o dieci se va a pezzo o a provvigione',
  }),
  ...stateWords('young-driver', {
    'CA FL GA ID IL KY MI MN NC NJ OH PA RI TX VA VT WA WI WV':
      'la patente arriva a tappe fino a 18 anni. Una multa può portare una sospensione o un’attesa più lunga. Prima di rispondere chieda al tribunale un corso o un’accusa più lieve',
    ND: 'sei punti o più prima dei 18 anni Le tolgono la patente, e ricomincia con un permesso. Prima di rispondere chieda al tribunale un corso o un’accusa più lieve',
  }),
  ...stateWords('set-aside', {
    'AK AL AR CO CT DC DE HI IA ID IN KS KY MO NE OK OR RI SC SD TN UT VT WI WV WY':
      'può chiedere al tribunale di annullare una sentenza per una buona scusa. Lo chieda subito: il tempo è breve, e quasi sempre deve mostrare una difesa',
  }),
  ...stateWords('job-record', {
    'CO CT HI MN NM OR RI VT':
      'quasi nessun datore può chiedere dei precedenti nel primo modulo. Se il modulo lo chiedeva, si lamenti con lo Stato',
  }),
}
