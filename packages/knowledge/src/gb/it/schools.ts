/** Italian: the words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_IT: Words = {
  'gb.school.wants': {
    says: 'La scuola tiene fuori Suo figlio per un tempo o per sempre. La lettera deve dire perché, per quanto e come opporsi.',
  },
  'gb.school.right-governors': {
    says: 'Può esporre il caso al consiglio (governors). Se è per sempre, o oltre 15 giorni in un trimestre, devono esaminarlo in 15 giorni di scuola.',
  },
  'gb.school.right-panel': {
    says: "Se il consiglio conferma l'esclusione per sempre, ha 15 giorni di scuola per chiedere un esame indipendente (review panel).",
  },
  'gb.school.exclude-step': {
    says: 'Chieda la lettera e le prove per iscritto. Annoti cosa dice Suo figlio, e chieda di parlare con i governors.',
  },
  'gb.school.right-equal': {
    says: "Una scuola deve fare cambiamenti giusti per un bambino con disabilità, come l'autismo. Non può punire senza buon motivo ciò che ne deriva. Un giudice (tribunal) può decidere.",
  },
  'gb.school.right-plan': {
    says: "Il comune deve dare l'aiuto scritto nel piano. Può andare al SEND Tribunal entro due mesi dalla decisione.",
  },
  'gb.school.scotland-support': {
    says: "Il comune deve dare al bambino l'aiuto in più che gli serve per imparare. Un giudice (tribunal) decide alcuni casi.",
  },
  'gb.school.wales-support': {
    says: "Un bambino con più bisogni ha diritto a un piano e al suo aiuto. Può andare all'Education Tribunal for Wales.",
  },
  'gb.school.absence': {
    says: "La multa è £80 per genitore e figlio entro 21 giorni, poi £160 fino al giorno 28. Non c'è ricorso, ma può chiedere al comune di ritirarla.",
  },
  'gb.school.absence-wants': {
    says: 'La scuola vuole Suo figlio lì ogni giorno, e dice cosa può seguire se no.',
  },
  'gb.school.absence-step': {
    says: "Vada all'incontro. Mandi una prova per ogni giorno di malattia, e chieda aiuto se Suo figlio non riesce ad andare a scuola.",
  },
  'gb.school.place-wants': {
    says: "La lettera dice quale posto a scuola ha Suo figlio. Può chiedere un'altra scuola e tenere intanto questo posto.",
  },
  'gb.school.right-place': {
    says: 'Può opporsi al rifiuto davanti a una commissione indipendente dalla scuola. Ogni scuola che rifiuta deve dirLe come.',
  },
  'gb.school.place-step': {
    says: 'Accetti il posto che ha. Mandi il ricorso entro il giorno scritto, con prove che questa scuola va bene per Suo figlio.',
  },
  'gb.school.right-bus': {
    says: 'Il viaggio è gratis verso la scuola adatta più vicina oltre due miglia, o tre dagli otto anni. Contano anche bisogni, basso reddito o strada pericolosa.',
  },
  'gb.school.answer-excluded': {
    says: 'Chieda i motivi per iscritto, ed esponga il caso al consiglio (governors). Se è per sempre, una commissione indipendente può esaminarlo. Un bambino con disabilità ha più diritti.',
  },
  'gb.school.answer-fine': {
    says: "Non c'è ricorso. Può chiedere al comune di ritirarla se è sbagliata. Paghi £80 entro 21 giorni o £160 entro il giorno 28, o il comune può andare dal giudice.",
  },
}
