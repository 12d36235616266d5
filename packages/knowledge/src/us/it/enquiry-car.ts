/** The Italian words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_IT: Words = {
  'us.ask-debt.deficiency': {
    says: "Può dovere ciò che la vendita non ha coperto. Ma devono scrivere prima della vendita, vendere in modo equo e spiegare la somma; se no, deve meno o nulla. Fino alla vendita può riavere l'auto pagando tutto il prestito e le spese. Alcuni stati e contratti chiedono solo i mesi saltati: lo chieda oggi per iscritto. Ciò che era dentro è suo: faccia un elenco e lo chieda per iscritto.",
  },
  'us.ask-debt.car-repo': {
    says: 'In quasi tutti gli Stati chi ha finanziato l’auto può prenderla dopo un pagamento mancato senza tribunale, ma non con forza o minacce. Lo chiami prima e chieda un piano.',
    dependsOn: 'se chi ha dato il prestito ha un diritto sull’auto (lien) e dal Suo Stato',
  },
  'us.ask-debt.car-taken': {
    says: "Scriva oggi al finanziatore. Fino alla vendita può riavere l'auto pagando tutto il prestito e le spese. Alcuni stati e contratti chiedono solo i mesi saltati: lo chieda, con l'ultimo giorno. Ciò che era dentro è suo: faccia un elenco, lo chieda per iscritto e contesti una spesa per questo. Devono scrivere prima di vendere e vendere in modo equo. Può dovere ciò che la vendita non copre.",
  },
  'us.state.ga.ask-deficiency': {
    says: "In Georgia il venditore o il suo finanziatore può chiedere il resto solo se ha scritto entro dieci giorni dal ritiro dell'auto. La lettera deve essere raccomandata (registered o certified mail) o espressa e offrire una vendita pubblica. Non è arrivata? Scriva che O.C.G.A. 10-1-36 esclude la richiesta, e conservi ogni busta. Non paghi ancora. Se le fanno causa, risponda entro 30 giorni. Chieda le sue cose per iscritto. Un prestito della sua banca può essere diverso.",
  },
}
