/** The Italian words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_IT: Words = {
  'au.ask.no-will': {
    says: 'La legge dello Stato dice chi eredita. Per lo più prima marito, moglie o compagno, poi i figli in parti uguali. Qualcuno deve chiedere al Supreme Court i poteri (letters of administration) prima che denaro o casa passino.',
    dependsOn: 'il suo Stato e quali parenti restano',
  },
  'au.ask.will-dispute': {
    says: 'Chieda per iscritto una copia del testamento. In New South Wales i figli e chi vi è nominato possono vederlo. Può chiedere al tribunale una parte giusta, ma il tempo è breve: lì 12 mesi dalla morte, nove in Queensland, sei dal probate in Victoria.',
  },
  'au.ask.executor-slow': {
    says: 'L’esecutore (executor) deve agire per tutti e di solito ha un anno dalla morte. Chieda per iscritto il testamento, un elenco, i conti e un giorno di pagamento. Se vive nella casa, di norma deve un affitto all’eredità o accordarsi con voi. Se nulla arriva, la Supreme Court può ordinare i conti, la vendita o nominare un altro. Veda un avvocato; può pagare l’eredità.',
  },
}
