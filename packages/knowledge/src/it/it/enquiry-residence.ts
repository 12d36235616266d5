/** The Italian words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_IT: Words = {
  'it.ask.residence-refused': {
    says: 'Se è un preavviso di rigetto, risponda per iscritto entro dieci giorni. Contro il no ha 60 giorni per il TAR, per i permessi familiari il tribunale. Con reddito basso l’avvocato è gratis.',
  },
  'it.ask.expulsion': {
    says: 'Veda oggi un avvocato: è gratis per tutti. Ha 30 giorni per il giudice di pace, che può sospendere il decreto.',
  },
  'it.ask.citizenship-refused': {
    says: 'Prima del no ha dieci giorni per rispondere ai motivi. Contro il no per residenza ha 60 giorni per il TAR Lazio, con un avvocato. L’ufficio ha 24 mesi, al massimo 36.',
  },
  'it.ask.renewal-receipt': {
    says: 'Sì. Se ha chiesto in tempo il permesso o il rinnovo e ha la ricevuta, può restare e lavorare fino alla decisione. Il rinnovo si chiede almeno 60 giorni prima della scadenza, e al più tardi entro 60 giorni dopo. Mostri la ricevuta al datore. Se passano mesi, scriva alla Questura e veda un patronato.',
  },
}
