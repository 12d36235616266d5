/** Letters of landlords: rent owed, repairs, charges, deposits and the way to a court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'it.home.want-rent': {
    says: 'Il proprietario dice che deve affitto o spese e Le chiede di pagare.',
  },
  'it.home.want-rent-demand': {
    says: 'Il proprietario dice che deve affitto o spese e Le chiede di pagare.',
  },
  'it.home.who': {
    says: "È il proprietario (locatore), o un avvocato o un'agenzia per lui. Non è un giudice.",
  },
  'it.home.rights': {
    says: 'Può restare finché un giudice non ordina il rilascio. Può pagare, contestare, chiedere tempo e avere un avvocato gratis con reddito basso.',
  },
  'it.home.reality': {
    says: "Una lettera non Le toglie la casa. Solo un giudice può farLa uscire e solo l'ufficiale giudiziario lo esegue.",
  },
  'it.home.no-locks': {
    says: 'Il proprietario non può cambiare la serratura, staccare luce o acqua né entrare senza permesso. Se succede, chiami la polizia.',
  },
  'it.home.unregistered': {
    says: 'Se il contratto non è registrato, il proprietario non può chiedere più del canone registrato e Lei ha altri diritti.',
  },
  'it.home.right-judge': {
    says: 'Ha diritto di essere sentito da un giudice prima di perdere la casa.',
  },
  'it.home.right-grace': {
    says: "Se fanno causa per l'affitto, può pagare tutto in udienza o chiedere fino a 90 giorni (termine di grazia).",
  },
  'it.home.right-rise': {
    says: "L'affitto può salire solo come dice il contratto, di solito con l'ISTAT. Con la cedolare secca non può salire.",
  },
  'it.home.right-deposit': {
    says: 'La cauzione è al massimo di tre mensilità e dà interessi. Alla fine Le torna, meno i danni provati.',
  },
  'it.home.right-charges': {
    says: 'Per le spese condominiali paga solo quelle previste dalla legge o dal contratto. Può vedere prima i documenti.',
  },
  'it.home.right-repairs': {
    says: 'Il proprietario deve fare le riparazioni, salvo quelle piccole.',
  },
  'it.home.option-dispute': {
    title: 'Dire di no per iscritto',
    says: 'Dica che la disdetta è tardiva, senza motivo di legge, o che la somma è sbagliata.',
    cost: 'Una raccomandata.',
    time: "Un'ora.",
    risk: 'Il proprietario può andare dal giudice.',
    bestFor: 'La disdetta o la somma non va bene.',
  },
  'it.home.option-negotiate': {
    title: 'Fare un accordo',
    says: "Offra un piano per l'affitto o una data di uscita che può rispettare.",
    cost: 'Quello che concorda.',
    time: 'Alcuni giorni.',
    risk: 'Una promessa non mantenuta peggiora tutto.',
    bestFor: 'Deve affitti o vuole uscire con calma.',
  },
  'it.home.option-pay': {
    title: 'Pagare gli affitti',
    says: 'Paghi tutto prima che vadano dal giudice.',
    cost: 'Gli affitti dovuti.',
    time: 'Ora.',
    risk: 'Basso.',
    bestFor: 'Li deve e può trovare i soldi.',
  },
  'it.home.option-help': {
    title: 'Chiedere aiuto',
    says: 'Un sindacato inquilini, il Comune o un avvocato gratis.',
    cost: 'Gratis o piccola quota.',
    time: 'Una visita questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Teme per la casa.',
  },
  'it.home.insight-one-month': {
    says: 'Basta un mese non pagato da 20 giorni per andare dal giudice.',
    actionable: 'Paghi prima il mese più vecchio e conservi la prova.',
  },
  'it.home.tactic-offer-rent': {
    says: "Se il proprietario rifiuta l'affitto, lo mandi con bonifico o vaglia e conservi la prova.",
    risk: 'Un piccolo costo.',
    notWhen: 'Non serve se il bonifico va a buon fine.',
  },
  'it.home.know-demand': {
    says: 'Una richiesta scritta dell’affitto La mette in mora. Corrono gli interessi, e i cinque anni di prescrizione ricominciano.',
  },
}
