/** The Italian words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_IT: Words = {
  'us.ask-everyday.data-breach': {
    says: 'Blocchi gratis il credito (freeze) presso tutti e tre gli uffici. Cambi quella password, guardi i Suoi conti e segnali ogni abuso su identitytheft.gov.',
  },
  'us.ask-everyday.toll': {
    says: 'Non sempre. Se l’auto era venduta, rubata o a noleggio prima di quel giorno, mandi la prova all’ente dei pedaggi entro la data nell’avviso. Controlli che il conto sia vero.',
    dependsOn: 'chi quel giorno aveva e guidava l’auto',
  },
  'us.ask-everyday.shut-off': {
    says: 'Chiami ora la società e chieda un piano. Dica se in casa c’è un malato, un anziano o un bambino piccolo. Chiami il 211 per un aiuto a pagare, e poi la commissione del Suo Stato (utility commission).',
  },
  'us.ask-everyday.prize': {
    says: 'Non paghi nulla e non dia codici. Un premio vero è gratis, e nessuno paga la tassa su di esso a chi telefona. Lo segnali su reportfraud.ftc.gov.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Chieda il rifiuto per iscritto con le parole della polizza. Mandi foto e un altro preventivo, poi faccia reclamo gratis all’ufficio assicurazioni del Suo Stato (insurance department).',
  },
  'us.ask-everyday.snap-cut': {
    says: 'Chieda un’udienza (fair hearing) entro 90 giorni. Se la chiede prima che il cambiamento inizi, gli aiuti alimentari (SNAP) quasi sempre restano uguali fino alla decisione.',
  },
  'us.ask-everyday.medical-leave': {
    says: 'Dipende. Se aveva diritto a un congedo o a cambiamenti sul lavoro per la salute, licenziarla perché li chiede è contro la legge. Chieda all’EEOC o al Labor Department.',
    dependsOn: 'la grandezza della ditta e da quanto tempo vi lavorava',
  },
  'us.ask-everyday.takedown': {
    says: 'Chieda al sito una copia del reclamo. Se era un errore o aveva il permesso, mandi una risposta (counter-notice). Quasi sempre torna in 10-14 giorni lavorativi.',
  },
  'us.ask-everyday.disability-denied': {
    says: 'Chieda un nuovo esame (reconsideration) entro 60 giorni dall’avviso. Mandi documenti medici. Se rifiutano ancora, può ascoltarla un giudice, e gli avvocati prendono una parte solo se Lei vince.',
  },
  'us.ask-everyday.escrow': {
    says: 'Controlli prima le somme di tasse e assicurazione. Può pagare ciò che manca (shortage) subito, o su almeno 12 mesi se è molto. Può mandare gratis un avviso di errore (notice of error).',
  },
  'us.ask-everyday.hours-cut': {
    says: 'In quasi tutti gli Stati possono ridurre le ore per i giorni futuri, ma devono pagare tutte le ore lavorate. Chieda la disoccupazione parziale (part unemployment). Un contratto o una regola del sindacato può vietarlo.',
    dependsOn: 'il Suo contratto e il Suo Stato',
  },
  'us.ask-everyday.seller-refund': {
    says: 'Scriva al venditore con le prove. Se ha pagato con carta di credito, contesti l’addebito entro 60 giorni dal conto. Le merci mai arrivate vanno rimborsate.',
  },
  'us.insure.right-claims-law': {
    says: 'La legge dello Stato vieta ritardi ingiusti e offerte basse senza motivo. Può fare reclamo gratis all’ufficio assicurazioni dello Stato (insurance department).',
  },
  'us.insure.right-appraisal': {
    says: 'Chieda tutta la polizza e il rapporto del perito (adjuster). Molte polizze lasciano a ogni parte nominare un proprio perito (appraiser) se si discute della somma.',
  },
}
