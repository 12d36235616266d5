/** Letters of debt collectors and formal demands (mise en demeure) before any court: what to do. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'fr.debt.step-check': {
    says: 'Prima legga la lettera. Chi è il creditore? Per che cosa? Quanto, e da quando? Non paghi e non firmi finché non lo sa.',
  },
  'fr.debt.step-age': {
    says: 'Cerchi la data di scadenza della fattura. Se ha più di due anni, chieda consiglio gratis prima di rispondere.',
  },
  'fr.debt.step-write': {
    says: 'Scriva, non chiami. Chieda contratto, fatture e un conto chiaro della somma. Dica che non riconosce nulla.',
  },
  'fr.debt.step-help': {
    says: 'Se non può pagare questo e ciò che Le serve, parli con un consulente gratuito (Point conseil budget).',
  },
  'fr.debt.step-plan': {
    says: 'Se lo deve, offra per iscritto una somma al mese che può mantenere. Anche un giudice può dare fino a due anni.',
  },
  'fr.debt.step-dispute': {
    says: 'Se è sbagliato, lo dica con raccomandata (recommandé avec avis de réception). Dica perché, e unisca copie.',
  },
  'fr.debt.step-too-old': {
    says: 'Se è troppo vecchio, scriva: «Faccio valere la prescrizione (prescription).» Non ne paghi una parte.',
  },
  'fr.debt.step-keep': {
    says: 'Conservi lettere e buste. Scriva ogni chiamata: giorno, ora, nome, parole.',
  },
  'fr.debt.step-watch': {
    says: 'Non ignori mai carte che un ufficiale porta o lascia (signification). Per opporsi a un ordine del tribunale il tempo è breve.',
  },
}
