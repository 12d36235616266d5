/** Reminders and collection firms (incassobureaus): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'nl.debt.want': {
    says: 'Le chiedono di pagare una fattura, spesso con spese in più. Una lettera così è solo una richiesta.',
  },
  'nl.debt.who': {
    says: 'Una società di recupero (incassobureau) è una ditta privata. Deve stare nel registro pubblico di Justis.',
  },
  'nl.debt.real': {
    says: 'Non è una carta del tribunale. Nessuno può prendere le Sue cose o lo stipendio per questa lettera.',
  },
  'nl.debt.not-yet': {
    says: 'Prima devono andare in tribunale e vincere. Solo allora un ufficiale giudiziario (deurwaarder) può pignorare.',
  },
  'nl.debt.rights': {
    says: 'Può chiedere prove, contestare il debito e chiedere di pagare a rate. Le spese hanno un limite di legge.',
  },
  'nl.debt.know-old': {
    says: 'Molti debiti diventano troppo vecchi dopo cinque anni. Le fatture per merce spesso dopo due.',
  },
  'nl.debt.step-check': {
    says: 'Prima controlli: è Suo, la somma è giusta, ha già pagato? Non firmi e non paghi finché non lo sa.',
  },
  'nl.debt.step-register': {
    says: 'Le scrive una società di recupero (incassobureau)? La cerchi nel registro di Justis. Se non c’è, non la paghi e chieda al Suo creditore.',
  },
  'nl.debt.step-write': {
    says: 'Risponda per iscritto. Chieda il contratto, le fatture e un elenco delle spese. Tenga una copia.',
  },
  'nl.debt.step-age': {
    says: 'Cerchi la data di scadenza della fattura. Se può essere troppo vecchia, lo dica per iscritto prima di pagare qualcosa.',
  },
  'nl.debt.step-plan': {
    says: 'Se lo deve, offra per iscritto ciò che può pagare al mese.',
  },
  'nl.debt.step-help': {
    says: 'Chieda al comune (gemeente) aiuto gratis per i debiti. Con una minaccia urgente deve riceverla entro tre giorni lavorativi.',
  },
  'nl.debt.step-dispute': {
    says: 'Dica per iscritto che lo contesta, e perché. Chi chiede deve provarlo.',
  },
  'nl.debt.step-keep': {
    says: 'Conservi lettere e buste. Un sollecito scritto può far ripartire il termine.',
  },
  'nl.debt.right-proof': {
    says: 'Ha diritto di vedere su che cosa si basa la richiesta.',
  },
  'nl.debt.right-fair': {
    says: 'Una società di recupero deve trattarla con correttezza e spiegare le somme. Se non lo fa, può segnalarla.',
  },
  'nl.debt.option-dispute': {
    title: 'Contestare il debito',
    says: 'Scriva che non è d’accordo e chieda prove.',
    cost: 'Nulla, salvo la posta.',
    time: 'Una lettera.',
    risk: 'Possono andare in tribunale.',
    bestFor: 'Il debito o la somma è sbagliata.',
  },
  'nl.debt.option-plan': {
    title: 'Chiedere di pagare a rate',
    says: 'Offra una somma al mese che può mantenere.',
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Un sì scritto fa ripartire il termine.',
    bestFor: 'Lo deve ma non può pagare subito.',
  },
  'nl.debt.option-help': {
    title: 'Avere aiuto gratis',
    says: 'Chieda al comune aiuto per i debiti, o chiami lo sportello legale (Juridisch Loket).',
    cost: 'Nulla.',
    time: 'Un primo colloquio entro quattro settimane.',
    risk: 'Nessuno.',
    bestFor: 'Ha più debiti o è preoccupato.',
  },
  'nl.debt.insight-admit': {
    says: 'Un sì scritto a un vecchio debito può far ripartire il termine.',
    actionable: 'Non scriva che lo deve prima di sapere quanto è vecchio.',
  },
  'nl.debt.warn-ignore': {
    says: 'Non lasci perdere. Se va in tribunale e Lei tace, il giudice di solito dà ragione a loro.',
  },
  'nl.debt.myth-seize': {
    says: 'Una società di recupero non può pignorare nulla. Solo un ufficiale giudiziario (deurwaarder) può, e di solito solo dopo una sentenza.',
  },
}
