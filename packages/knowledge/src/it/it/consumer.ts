/** The Italian words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'it.buy.want': {
    says: "Un'azienda Le chiede di pagare, di restare nel contratto o rifiuta ciò che ha chiesto.",
  },
  'it.buy.who': {
    says: "È un'azienda. La legge La protegge come consumatore e non può rinunciare a quei diritti.",
  },
  'it.buy.rights': {
    says: 'Spesso può recedere, far riparare i beni o rifiutare clausole vessatorie.',
  },
  'it.buy.reality': {
    says: "Un'azienda non decide da sola che deve pagare. Lo fa solo un giudice.",
  },
  'it.buy.no-seizure': { says: 'Non può prendere soldi dallo stipendio senza un giudice.' },
  'it.buy.right-withdraw': {
    says: 'Ha comprato online, al telefono o a casa? Può recedere in 14 giorni senza motivo. Sono 30 per visite a casa non richieste. Il venditore rimborsa allora entro 14 giorni.',
  },
  'it.buy.right-withdraw-year': { says: "Se l'azienda non L'ha informata, ha 12 mesi in più." },
  'it.buy.right-guarantee': {
    says: 'I beni hanno due anni di garanzia legale dal venditore. Nel primo anno il difetto si presume originario.',
  },
  'it.buy.right-unfair': { says: 'Le clausole vessatorie non La vincolano, anche se ha firmato.' },
  'it.buy.right-not-ordered': { says: 'Non deve nulla per beni o servizi non richiesti.' },
  'it.buy.right-late': {
    says: 'La merce deve arrivare in 30 giorni. Se no, dia un termine, poi annulli e riabbia i soldi.',
  },
  'it.buy.right-home-court': { says: "L'azienda deve farLe causa dove Lei abita." },
  'it.buy.right-credit': {
    says: 'Può recedere da un credito al consumo in 14 giorni ed estinguerlo prima con meno costi.',
  },
  'it.buy.deadline-withdraw': {
    says: 'Ha 14 giorni da quando riceve il bene o firma il servizio.',
    action: 'Mandare il recesso per iscritto',
    consequence: 'Le serve un altro motivo di legge.',
  },
  'it.buy.step-write': {
    says: "Scriva all'azienda con raccomandata o PEC: cosa è successo, cosa vuole, entro quando.",
  },
  'it.buy.step-proof': { says: 'Raccolga contratto, fattura, messaggi e foto.' },
  'it.buy.step-adr': {
    says: "Se dice no, chieda la conciliazione (ADR) con un'associazione. È gratis o costa poco.",
  },
  'it.buy.step-card': {
    says: 'Se ha pagato con carta e non ha avuto nulla, chieda alla banca il riaccredito (chargeback).',
  },
  'it.buy.step-pay-part': { says: 'Paghi la parte giusta e dica perché non paga il resto.' },
  'it.buy.option-complain': {
    title: 'Reclamare',
    says: "Reclami per iscritto, poi ADR o segnalazione all'AGCM.",
    cost: 'Una lettera.',
    time: 'Circa un mese.',
    risk: 'Nessuno.',
    bestFor: "L'azienda sbaglia o tace.",
  },
  'it.buy.option-cancel': {
    title: 'Recedere',
    says: 'Mandi un recesso chiaro e renda il bene entro 14 giorni.',
    cost: 'A volte la spedizione.',
    time: '14 giorni.',
    risk: 'Alcuni beni non si possono rendere.',
    bestFor: 'Ha comprato da casa o sotto pressione.',
  },
  'it.buy.option-court': {
    title: 'Giudice di pace',
    says: 'Fino a 1.100 € può andare da solo, senza avvocato.',
    cost: 'Un piccolo contributo.',
    time: 'Mesi.',
    risk: 'Può perdere.',
    bestFor: "Nient'altro ha funzionato.",
  },
  'it.buy.insight-phone': {
    says: 'Un contratto al telefono vincola solo se accettato per iscritto o su supporto durevole.',
    actionable: 'Chieda la registrazione e cosa ha firmato.',
  },
  'it.buy.warning-debit': {
    says: 'Può chiedere alla banca il rimborso di un addebito diretto entro otto settimane. Il debito resta da discutere.',
  },
  'it.buy.right-trip': {
    says: 'Se l’organizzatore annulla un pacchetto, deve restituire tutto entro 14 giorni. Non deve accettare un voucher.',
  },
}
