/** The Italian words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_IT: Words = {
  'ca.rise.want': { says: 'Il padrone di casa vuole un affitto più alto.' },
  'ca.rise.want-check': {
    says: 'Controlli se l’aumento è permesso prima di pagare di più o firmare.',
  },
  'ca.rise.reality': {
    says: 'Per un aumento serve un avviso scritto in tempo, quasi sempre tre mesi, e non più di una volta all’anno.',
  },
  'ca.rise.on-notice': {
    says: 'In Ontario deve ricevere 90 giorni di preavviso sul modulo N1. Quasi tutti gli affitti possono salire al massimo del 2,1% nel 2026 e dell’1,9% nel 2027.',
  },
  'ca.rise.bc-notice': {
    says: 'In British Columbia deve ricevere tre mesi interi di preavviso sul modulo giusto, una volta all’anno, ed entro il limite dell’anno.',
  },
  'ca.rise.qc-refuse': {
    says: 'In Québec può rifiutare l’aumento entro un mese dall’avviso e restare. Allora il padrone di casa deve andare al tribunale degli affitti.',
  },
  'ca.rise.right-stay': {
    says: 'Finché non parte un aumento valido, deve il vecchio affitto e può restare.',
  },
  'ca.rise.step-check': {
    says: 'Controlli la data dell’ultimo aumento, il preavviso, il modulo e il limite della Sua provincia.',
  },
  'ca.rise.option-dispute': {
    says: 'Dica per iscritto che cosa è sbagliato. Può decidere il tribunale della Sua provincia.',
    title: 'Contestarlo',
    cost: 'Gratis o una piccola tassa',
    time: 'Entro il tempo della Sua provincia',
    risk: 'Paghi il vecchio affitto per intero.',
    bestFor: 'Il preavviso è corto, troppo presto o sopra il limite.',
  },
  'ca.rise.ab-notice': {
    says: 'In Alberta nessuna legge limita l’affitto. Ma può salire solo una volta in 365 giorni, e chi paga al mese deve ricevere tre mesi interi di preavviso.',
  },
  'ca.rise.ns-cap': {
    says: 'In Nova Scotia l’affitto di chi abita già lì può salire al massimo del 5% all’anno, fino alla fine del 2027. Può salire solo una volta in 12 mesi, con quattro mesi di preavviso.',
  },
  'ca.rise.qc-month': {
    says: 'Ha un mese da quando riceve l’avviso per rispondere. Per prudenza contiamo dalla sua data.',
    action: 'Rispondere per iscritto: rifiutare le nuove condizioni e restare, o dire che va via',
    consequence: 'Se non dice nulla, valgono il nuovo affitto e le nuove condizioni.',
  },
  'ca.rise.qc-step': {
    says: 'Se l’aumento o un altro cambiamento è troppo, scriva che lo rifiuta e resta. Lo faccia entro un mese, con prova. Il silenzio vale come sì.',
  },
  'ca.rise.qc-option': {
    title: 'Rifiutare l’aumento e restare',
    cost: 'La posta',
    time: 'Entro un mese da quando riceve l’avviso',
    risk: 'Il tribunale può fissare un affitto più alto. In una casa di cinque anni o meno, o in cooperativa, legga prima la sezione F del contratto: lì un rifiuto può voler dire andarsene.',
    bestFor: 'L’aumento è alto, o le tolgono qualcosa.',
    says: 'Il locatore ha poi un mese per chiedere al tribunale degli alloggi (TAL) di fissare l’affitto. Se non lo fa, il contratto continua com’è.',
  },
}
