/** The Italian words of the rows in ../state-crashes-and-drunk-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CRASHES_AND_DRUNK_DRIVING_IT: Words = {
  ...stateWords('crash', {
    WI: 'chi ha più di metà della colpa non riceve nulla. Il tempo per fare causa è di tre anni',
    SC: 'chi ha più di metà della colpa non riceve nulla. Il tempo per fare causa è di tre anni',
    CO: 'chi ha metà della colpa o più non riceve nulla. Il tempo per fare causa per un incidente d’auto è di tre anni',
    TN: 'chi ha metà della colpa o più non riceve nulla. Il tempo per fare causa è di un anno per ferite e tre per danni alle cose',
    MO: 'la Sua parte di colpa riduce la somma',

    AZ: 'la Sua parte di colpa riduce la somma. Il tempo per fare causa è di due anni',
    CA: 'la Sua parte di colpa riduce la somma. Il tempo per fare causa è di due anni per ferite e tre per danni alle cose',
    FL: 'chi ha più di metà della colpa quasi sempre non riceve nulla. Il tempo per fare causa per negligenza è di due anni',
    GA: 'chi ha metà della colpa o più non riceve nulla. Il tempo per fare causa è di due anni per ferite e quattro per danni alle cose',
    IL: 'chi ha più di metà della colpa non riceve nulla. Il tempo per fare causa è di due anni per ferite e cinque per danni alle cose',
    MA: 'chi ha più di metà della colpa non riceve nulla. Prima paga la propria assicurazione (PIP). Il tempo per fare causa è di tre anni',
    MI: 'quasi sempre paga la Sua assicurazione. Per danni a un’auto l’altro guidatore deve solo una piccola somma limitata (mini-tort)',
    NJ: 'chi ha più di metà della colpa non riceve nulla. Il tempo per fare causa è di due anni per ferite e sei per danni alle cose',
    OR: 'chi ha più di metà della colpa non riceve nulla. Il tempo per fare causa è di due anni per ferite e sei per danni alle cose',
    NY: 'la Sua parte di colpa riduce la somma. Prima paga la propria assicurazione (no-fault). Il tempo per fare causa è di tre anni',
    NC: 'chi ha anche poca colpa quasi sempre non riceve nulla. Il tempo per fare causa è di tre anni',
    MD: 'chi ha anche poca colpa quasi sempre non riceve nulla. Il tempo per fare causa è di tre anni',
    'OH PA TX IN OK':
      'chi ha più di metà della colpa non riceve nulla. Il tempo per fare causa è di due anni',
    VA: 'chi ha anche poca colpa quasi sempre non riceve nulla. Il tempo per fare causa è di due anni per ferite e cinque per danni alle cose',
    WA: 'la Sua parte di colpa riduce la somma. Il tempo per fare causa è di tre anni',
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
}
