/** A child who is excluded from school: the governors and the panel. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_EXCLUSION_IT: Words = {
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
  'gb.school.answer-excluded': {
    says: 'Chieda i motivi per iscritto, ed esponga il caso al consiglio (governors). Se è per sempre, una commissione indipendente può esaminarlo. Un bambino con disabilità ha più diritti.',
  },
}
