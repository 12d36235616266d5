/** The words of the rows in ../enquiry-new-basic-security.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_BASIC_SECURITY_IT: Words = {
  'de.ask-benefit.new-basic-security': {
    says: 'Da luglio 2026 il Bürgergeld si chiama Grundsicherungsgeld. Un dovere mancato costa il 30% della somma base per tre mesi. Altri appuntamenti mancati costano il 30% per un mese ciascuno. Chi rifiuta apposta un lavoro vero può perdere la somma base fino a due mesi, e chi manca tre appuntamenti di fila, tutto. Un buon motivo o un caso troppo duro lo evita. Si opponga entro un mese.',
  },
}
