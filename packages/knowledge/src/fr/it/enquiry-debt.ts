/** Questions about debts that a person cannot pay, and whose debts they are. `asks` holds the words people type, in French and in English: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'fr.ask-debt.step-write': {
    says: 'Metta su carta date e somme: quando scadeva, che cosa è stato pagato, chi Le ha scritto.',
  },
  'fr.ask-debt.step-help': {
    says: 'Vada a un Point conseil budget o a uno sportello legale (point-justice, 3039). Tutti e due sono gratis.',
  },
  'fr.ask-debt.step-keep': {
    says: 'Conservi lettere, buste e prove di pagamento.',
  },
  'fr.ask-debt.right-no-title': {
    says: 'Nessuno può pignorare soldi o cose senza un titolo esecutivo.',
  },
  'fr.ask-debt.right-costs': {
    says: 'Le spese di recupero prima di un ordine del tribunale non le paga Lei.',
  },
  'fr.ask-debt.right-time': {
    says: 'Un giudice può darle fino a due anni per pagare.',
  },
  'fr.ask-debt.option-help': {
    title: 'Vedere un consulente gratuito',
    says: 'Un Point conseil budget guarda tutti i debiti con Lei.',
    cost: 'Nulla.',
    time: 'Una visita.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque abbia debiti.',
  },
  'fr.ask-debt.option-plan': {
    title: 'Offrire una piccola somma al mese',
    says: 'Offra per iscritto ciò che può mantenere. Prima controlli l’età del debito.',
    cost: 'Ciò che offre.',
    time: 'Una sera.',
    risk: 'Può far ripartire il tempo di un vecchio debito.',
    bestFor: 'Lo deve ed è recente.',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'L’aiuto della Banque de France per troppi debiti è gratis e può fermare i pignoramenti.',
    learnMore: 'Non paghi mai una ditta che si offre di farlo per Lei.',
  },
  'fr.ask-debt.warn-court': {
    says: 'Le carte portate da un ufficiale hanno date brevi. Non le lasci senza leggerle.',
  },
  'fr.ask-debt.right-proof': {
    says: 'Chi chiede un debito deve provarlo.',
  },
  'fr.ask-debt.spouse': {
    says: 'Le persone sposate devono tutte e due i debiti per casa e figli. Un grande prestito firmato da uno solo è suo.',
    dependsOn: 'per che cosa era il debito',
  },
  'fr.ask-debt.inherited': {
    says: 'Può rifiutare l’eredità, o accettarla fino a quanto vale. Se la accetta tutta, prende anche i debiti.',
    dependsOn: 'se accetta l’eredità',
  },
}
