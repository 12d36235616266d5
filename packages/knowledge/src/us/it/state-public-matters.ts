/** The Italian words of the rows in ../state-public-matters.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PUBLIC_MATTERS_IT: Words = {
  ...stateWords('crash', {
    AZ: 'la Sua parte di colpa riduce la somma. Il tempo per fare causa è di due anni',
    CA: 'la Sua parte di colpa riduce la somma. Il tempo per fare causa è di due anni per ferite e tre per danni alle cose',
    FL: 'chi ha più di metà della colpa quasi sempre non riceve nulla. Il tempo per fare causa per negligenza è di due anni',
    GA: 'chi ha metà della colpa o più non riceve nulla. Il tempo per fare causa è di due anni per ferite e quattro per danni alle cose',
    IL: 'chi ha più di metà della colpa non riceve nulla. Il tempo per fare causa è di due anni per ferite e cinque per danni alle cose',
    MA: 'chi ha più di metà della colpa non riceve nulla. Prima paga la propria assicurazione (PIP). Il tempo per fare causa è di tre anni',
    MI: 'quasi sempre paga la Sua assicurazione. Per danni a un’auto l’altro guidatore deve solo una piccola somma limitata (mini-tort)',
    NJ: 'chi ha più di metà della colpa non riceve nulla. Il tempo per fare causa è di due anni per ferite e sei per danni alle cose',
    NY: 'la Sua parte di colpa riduce la somma. Prima paga la propria assicurazione (no-fault). Il tempo per fare causa è di tre anni',
    NC: 'chi ha anche poca colpa quasi sempre non riceve nulla. Il tempo per fare causa è di tre anni',
    'OH PA TX':
      'chi ha più di metà della colpa non riceve nulla. Il tempo per fare causa è di due anni',
    VA: 'chi ha anche poca colpa quasi sempre non riceve nulla. Il tempo per fare causa è di due anni per ferite e cinque per danni alle cose',
    WA: 'la Sua parte di colpa riduce la somma. Il tempo per fare causa è di tre anni',
  }),
  ...stateWords('fair-hearing', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'le regole proprie dello Stato dicono come chiedere un’udienza sui sussidi e che cosa può vedere prima. Chieda il Suo fascicolo',
  }),
  ...stateWords('school-out', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'la legge dello Stato dice quanto a lungo una scuola può sospendere, quale udienza viene prima e come fare ricorso',
  }),
  ...stateWords('drunk-license', {
    MA: 'se ha rifiutato il test, vada di persona all’ufficio (registry) di Boston entro 15 giorni. L’udienza si tiene lì, e una lettera non allunga il termine',
    NC: 'ha dieci giorni per chiedere un’udienza sulla sospensione di 30 giorni',
    AZ: 'può chiedere un’udienza sulla sospensione entro i giorni nell’avviso',
    CA: 'ha solo dieci giorni per chiedere al DMV un’udienza, separata dal processo',
    FL: 'ha dieci giorni dall’avviso per chiedere un esame formale (formal review), separato dal processo',
    GA: 'ha 30 giorni per fare ricorso contro la sospensione o scegliere un permesso con blocco d’accensione (ignition lock)',
    IL: 'la sospensione inizia il giorno 46. Può chiedere al tribunale di chiuderla entro 90 giorni dall’avviso',
    MI: 'ha 14 giorni per chiedere un’udienza se ha rifiutato il test',
    OH: 'può fare ricorso contro la sospensione in tribunale, quasi sempre entro 30 giorni dal primo giorno in tribunale',
    PA: 'ha 30 giorni dall’invio per fare ricorso contro la sospensione al tribunale della contea',
    TX: 'ha 15 giorni dall’avviso per chiedere un’udienza (ALR)',
    VA: 'la patente è presa subito per alcuni giorni. Può chiedere al tribunale di guardarci',
    WA: 'ha sette giorni dall’avviso per chiedere un’udienza',
  }),
  ...stateWords('paid-leave', {
    CA: 'la legge dello Stato dà un congedo con posto protetto in ditte con cinque lavoratori, e una parte della paga per otto settimane',
    MA: 'la legge dello Stato dà un congedo pagato per famiglia e malattia, tenendo il posto',
    NJ: 'la legge dello Stato dà un congedo per la famiglia, e una parte della paga fino a 12 settimane',
    NY: 'la legge dà fino a 12 settimane di congedo pagato per un neonato o un parente malato. Il posto resta Suo',
    WA: 'la legge dello Stato dà quasi sempre fino a 12 settimane di congedo pagato per Lei o la Sua famiglia',
  }),
  ...stateWords('timeshare', {
    CA: 'può annullare una multiproprietà (timeshare) entro sette giorni dalla firma o da quando riceve il rapporto pubblico (public report)',
    FL: 'può annullare una multiproprietà (timeshare) entro dieci giorni dalla firma o dagli ultimi documenti. Non può rinunciare a questo diritto',
    'GA VA': 'può annullare una multiproprietà (timeshare) entro sette giorni dalla firma',
    'NC TX': 'può annullare una multiproprietà (timeshare) entro cinque giorni dalla firma',
    WA: 'può annullare una multiproprietà (timeshare) entro sette giorni dalla firma o dai documenti, ciò che viene dopo',
  }),
}
