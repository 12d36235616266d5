/** Italian letters that are opened when their day is over. */
import { testLateLetters } from './fixtures/late-letter.ts'

testLateLetters({
  'an Italian order to pay': {
    country: 'it',
    text: `Tribunale di Parma
Decreto ingiuntivo n. 812/2026
Parma, 2 novembre 2026
Il giudice ingiunge al sig. Luca Conti di pagare a Emilia Credito S.p.A. la somma di € 2.310,00 entro quaranta giorni dalla notifica.
Avverte che entro lo stesso termine può proporre opposizione e che in mancanza si procederà a esecuzione forzata.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /in the first 40 days|If you oppose in time|Mark the last day|within 40 days and keep/,
    over: /Find out today when and how it was served/,
  },
  'an Italian summons': {
    country: 'it',
    text: `TRIBUNALE ORDINARIO DI LECCE
ATTO DI CITAZIONE
2 ottobre 2026
Per: Salento Materiali S.r.l., attrice, rappresentata e difesa dall'avv. Rita Leo
Contro: sig. Luca Conti, convenuto
Cita il convenuto a comparire davanti al Tribunale di Lecce all'udienza del 1 febbraio 2027 ore 9.00, con invito a costituirsi settanta giorni prima, con avvertimento che in difetto si procederà in sua contumacia.
Conclusioni: condannare il convenuto al pagamento di € 14.200,00.`,
    inTime: '2026-10-05',
    tooLate: '2027-04-20',
    open: /You can oppose it, say why|Mark the last day|before the last day/,
    over: /Ask for the next hearing, or if there is a judgment/,
  },
  'an Italian judgment': {
    country: 'it',
    text: `Tribunale di Ancona
Repubblica Italiana. In nome del popolo italiano
Sentenza n. 1140/2026 pubblicata il 2 novembre 2026
Il Tribunale condanna il sig. Luca Conti a pagare a Conero Forniture S.r.l. € 6.480,00 oltre interessi e spese di lite.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Ask a lawyer if an appeal is worth it|Ten days are short/,
    over: /if and when it was served on you/,
  },
  'an Italian warning before seizure': {
    country: 'it',
    text: `Avv. Sara Galli, Pisa
Atto di precetto
2 novembre 2026
In forza della sentenza n. 88/2026 del Tribunale di Pisa, Arno Credito S.p.A. intima e fa precetto al sig. Luca Conti di pagare entro dieci giorni € 3.410,50, con avvertimento che in mancanza si procederà a esecuzione forzata.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /Pay within ten days|in the ten days after the precetto|Ten days are short/,
    over: /ask if a seizure \(pignoramento\) has begun/,
  },
  'an Italian seizure of pay': {
    country: 'it',
    text: `Tribunale di Trieste. Atto di pignoramento presso terzi
2 novembre 2026
Carso Finanziaria S.p.A., rappresentata dall'avv. Bruno Doria, pignora le somme dovute dal datore di lavoro al sig. Luca Conti fino a € 4.100,00.
Udienza il 12 gennaio 2027.`,
    inTime: '2026-11-05',
    tooLate: '2027-03-20',
    open: /Ten days are short/,
    over: /what was seized and when the next hearing is/,
  },
  'an Italian call to an eviction hearing': {
    country: 'it',
    text: `Tribunale di Bari. Intimazione di sfratto per morosità e citazione per la convalida
2 novembre 2026
La sig.ra Anna Greco intima lo sfratto al conduttore sig. Luca Conti per canoni non pagati di € 2.250,00 e lo cita a comparire all'udienza del 9 dicembre 2026.
Se non compare, il giudice convaliderà lo sfratto.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Go to the hearing|calls you to a hearing|on the day of the hearing/,
    over: /Ask if the eviction was confirmed/,
  },
  'an Italian demand for rent': {
    country: 'it',
    text: `Studio Legale Neri
2 novembre 2026
Gentile conduttore, risultano non pagati i canoni di locazione di settembre e ottobre 2026 per € 1.300,00.
La diffido a pagare entro il 17 novembre 2026, altrimenti procederemo con lo sfratto per morosità.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /by 17 November 2026/,
    over: /pay what you can now, even if the day in the letter is over/,
  },
  'an Italian end of a lease': {
    country: 'it',
    text: `2 novembre 2026
Gentile sig. Conti, come locatrice dell'appartamento di via Roma 4 Le comunico disdetta del contratto di locazione.
La invito a lasciare libero l'alloggio entro il 31 maggio 2027.
Anna Greco`,
    inTime: '2026-11-05',
    tooLate: '2027-06-20',
    open: /by 31 May 2027/,
    over: /Still there after the day\? Only a judge/,
  },
  'an Italian fine': {
    country: 'it',
    text: `Comune di Modena. Polizia Locale
Verbale di accertamento di violazione al codice della strada n. V/2210
2 novembre 2026
Targa GH 221 KM. Sosta vietata il 12 ottobre 2026 in via Emilia. Importo € 42,00, entro 5 giorni € 29,40.
Può pagare entro 60 giorni o ricorrere al Prefetto entro 60 giorni o al giudice di pace entro 30 giorni.`,
    inTime: '2026-11-05',
    tooLate: '2027-02-20',
    open: /pay within 60, or object|while your 60 days run|Choose one: pay, Prefetto/,
    over: /Under 30 days ago, a judge can still hear you/,
  },
  'an Italian order after a fine': {
    country: 'it',
    text: `Prefettura di Rimini
Ordinanza-ingiunzione n. 5521
2 novembre 2026
Si ordina e ingiunge al sig. Luca Conti di pagare € 346,00 per violazione del codice della strada.
Contro il presente atto può proporre opposizione al giudice di pace entro 30 giorni dalla notifica.`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /or object to a judge within 30 days|A judge can still cancel the order/,
    over: /Find the day it was served\. Under 30 days ago/,
  },
  'an Italian collection bill': {
    country: 'it',
    text: `Agenzia delle entrate-Riscossione
Cartella di pagamento n. 097 2026 0011
2 novembre 2026
Irpef 2021. Totale da pagare € 1.240,60 entro 60 giorni dalla notifica.`,
    inTime: '2026-11-05',
    tooLate: '2027-02-20',
    open: /within 60 days\.|in the 60 days after a cartella|in time/,
    over: /Within 60 days you can still appeal\. Later\? Ask AdER/,
  },
  'an Italian warning that a car will be blocked': {
    country: 'it',
    text: `Agenzia delle entrate-Riscossione
Preavviso di fermo amministrativo
2 novembre 2026
Per il debito di € 1.480,00 procederemo al fermo del veicolo targato GH 221 KM se non paga entro 30 giorni.`,
    inTime: '2026-11-05',
    tooLate: '2027-02-20',
    open: /You have 30 days to act|Prove it within 30 days/,
    over: /Check at the PRA/,
  },
  'an early Italian tax notice': {
    country: 'it',
    text: `Agenzia delle Entrate
Comunicazione di irregolarità ai sensi dell'articolo 36-bis del DPR 600/1973
2 novembre 2026
Dichiarazione 2024. Somma da versare € 318,40 entro 60 giorni.`,
    inTime: '2026-11-05',
    tooLate: '2027-02-20',
    open: /gives you 60 days and a lower penalty|correct it before the last day|in time to appeal/,
    over: /Still within 60 days of the day you got it/,
  },
  'an Italian demand for contributions': {
    country: 'it',
    text: `INPS
Avviso di addebito n. 397 2026 0001
2 novembre 2026
Gestione commercianti, contributi previdenziali 2023: € 2.114,00. Può proporre opposizione al giudice del lavoro entro 40 giorni.`,
    inTime: '2026-11-05',
    tooLate: '2027-02-20',
    open: /in time to appeal|Pay in time/,
    over: /Within 40 days the labour judge can hear you/,
  },
  'an Italian benefit paid too much': {
    country: 'it',
    text: `INPS, sede di Cuneo
Indebito su pensione
2 novembre 2026
Dal 1 gennaio 2025 al 31 dicembre 2025 Le sono stati pagati € 1.320,00 non dovuti. La invitiamo a restituire la somma.
Può presentare ricorso entro 90 giorni.`,
    inTime: '2026-11-05',
    tooLate: '2027-03-20',
    open: /you can appeal for free|file the ricorso with a patronato and say/,
    over: /Take the letter to a patronato today/,
  },
  'an Italian dismissal': {
    country: 'it',
    text: `Officine Taro S.r.l.
Parma, 2 novembre 2026
Oggetto: licenziamento per giustificato motivo oggettivo
Le comunichiamo il licenziamento con effetto dal 30 novembre 2026 per soppressione del posto.`,
    inTime: '2026-11-05',
    tooLate: '2027-04-20',
    open: /You can challenge it in writing|The letter is not the last word|within 60 days: a short letter/,
    over: /When did it reach you\? Under 60 days ago/,
  },
  'an Italian charge at work': {
    country: 'it',
    text: `Logistica Po S.r.l.
Piacenza, 2 novembre 2026
Oggetto: contestazione disciplinare ai sensi dell'articolo 7 legge 300/1970
Le contestiamo l'assenza del 26 ottobre 2026. Potrà presentare le Sue giustificazioni entro 5 giorni dal ricevimento.`,
    inTime: '2026-11-04',
    tooLate: '2026-12-10',
    open: /It is not yet a dismissal|within five days, or ask/,
    over: /No penalty yet\? Give your side in writing today/,
  },
  "an Italian lawyer's last demand": {
    country: 'it',
    text: `Avv. Paola Sarti, Reggio Emilia
2 novembre 2026
Oggetto: diffida e messa in mora
In nome e per conto di Idraulica Secchia S.r.l. La invito e diffido a pagare € 1.870,00 per la fattura del 3 agosto 2026 entro il 17 novembre 2026.
In mancanza agiremo in giudizio senza ulteriore avviso.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /by 17 November 2026/,
    over: /Reply today, even if the day is over/,
  },
})
