/** The Italian words of the rows in ../utility-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'it.bill.want': {
    says: 'Un fornitore Le chiede di pagare e può avvisare del distacco (costituzione in mora).',
  },
  'it.bill.who': {
    says: "È un fornitore privato, non un giudice. Può staccare solo con i passi dell'autorità (ARERA o AGCOM).",
  },
  'it.bill.rights': {
    says: 'Può chiedere il dettaglio, contestare, chiedere rate e rifiutare somme di oltre due anni.',
  },
  'it.bill.reality': {
    says: 'Luce e gas non si staccano subito. Prima deve arrivare una raccomandata o PEC con una scadenza.',
  },
  'it.bill.no-cut': {
    says: 'Possono chiedere il distacco della luce solo 25 giorni dopo quella lettera, del gas solo dopo 40.',
  },
  'it.bill.fifteen': {
    says: 'Per la luce devono prima ridurre la potenza al 15% per 15 giorni, se il contatore lo permette.',
  },
  'it.bill.bonus': {
    says: 'Nel 2026 le famiglie con ISEE fino a 9.796 € hanno lo sconto automatico su luce, gas, acqua e rifiuti. Con quattro figli, 20.000 €.',
  },
  'it.bill.right-two-years': {
    says: 'Le somme per luce, gas e acqua di oltre due anni fa sono prescritte. Scriva al fornitore che le rifiuta.',
  },
  'it.bill.right-notice': {
    says: 'Ha diritto a una raccomandata o PEC con il termine per pagare e il modo per provare il pagamento.',
  },
  'it.bill.right-compensation': {
    says: 'Se staccano senza i passi giusti, Le devono un indennizzo e nessun costo di distacco.',
  },
  'it.bill.right-instalments': {
    says: 'Per bollette alte o in ritardo può spesso chiedere la rateizzazione. Lo faccia prima della scadenza o entro dieci giorni.',
  },
  'it.bill.right-telecom': {
    says: 'Per telefono e internet può fermare il distacco: faccia domanda su ConciliaWeb con richiesta urgente. È gratis.',
  },
  'it.bill.right-leave-telecom': {
    says: 'Può lasciare un contratto telefonico con 30 giorni di preavviso. Possono chiedere solo costi reali.',
  },
  'it.bill.right-detail': { says: 'Ha diritto a una bolletta chiara e alla lettura usata.' },
  'it.bill.step-check': {
    says: 'Controlli periodo, lettura e pagamenti. Cerchi consumi di oltre due anni fa.',
  },
  'it.bill.step-write': {
    says: 'Se è sbagliata, mandi un reclamo scritto al fornitore. Conservi la prova. Deve rispondere.',
  },
  'it.bill.step-pay-agreed': { says: 'Paghi la parte giusta e chieda le rate per il resto.' },
  'it.bill.step-social': {
    says: "Faccia l'ISEE (DSU) per il bonus sociale. Chieda aiuto al Comune per la bolletta.",
  },
  'it.bill.step-conciliate': {
    says: 'Se la risposta è negativa o tarda, chieda la conciliazione gratuita ARERA, o AGCOM per il telefono. Viene prima del giudice.',
  },
  'it.bill.step-plan': { says: 'Se la bolletta è giusta, concordi rate che può pagare.' },
  'it.bill.option-dispute': {
    title: 'Contestare',
    says: 'Scriva cosa è sbagliato e chieda una nuova bolletta.',
    cost: 'Una PEC o raccomandata.',
    time: 'Circa un mese per la risposta.',
    risk: 'Paghi la parte giusta per evitare il distacco.',
    bestFor: 'Lettura, prezzo o periodo sono sbagliati.',
  },
  'it.bill.option-plan': {
    title: 'Pagare a rate',
    says: 'Chieda la rateizzazione per iscritto.',
    cost: 'A volte interessi.',
    time: 'Alcuni giorni.',
    risk: 'Una rata saltata può chiudere il piano.',
    bestFor: 'La bolletta è giusta ma troppo alta.',
  },
  'it.bill.option-help': {
    title: 'Sportello per il consumatore',
    says: 'Lo Sportello ARERA spiega gratis i Suoi diritti.',
    cost: 'Nulla.',
    time: 'Una chiamata.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
  'it.bill.insight-back-bill': {
    says: 'Un grosso conguaglio contiene spesso somme prescritte.',
    actionable: 'Mandi il modulo per rifiutare le somme di oltre due anni.',
  },
  'it.bill.warning-fake': {
    says: 'Ci sono bollette false. Usi il numero di una vecchia bolletta, non un link.',
  },
  'it.bill.element-last-day': {
    name: 'Il termine',
    says: 'La costituzione in mora deve indicare il termine per pagare e da quando possono chiedere il distacco.',
    ifMissing: "Scriva che senza non possono staccare e chieda l'indennizzo.",
  },
}
