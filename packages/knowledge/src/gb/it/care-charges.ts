/** La quota per l’assistenza: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_CHARGES_IT: Words = {
  'gb.care-charges.goes-on': {
    says: 'L’assistenza che serve non si ferma se contesta il conto. Il council deve continuare.',
  },
  'gb.care-charges.step-costs': {
    says: 'Elenchi quanto costa la disabilità: riscaldamento, bucato, cibo speciale, taxi, attrezzi, aiuto privato. Tenga le ricevute un mese.',
  },
  'gb.care-charges.step-benefits': {
    says: 'Faccia controllare i sussidi. Forse manca Attendance Allowance, PIP, Pension Credit o Carer’s Allowance.',
  },
  'gb.care-charges.right-minimum': {
    says: 'Dopo la quota deve restarLe ogni settimana una somma fissa (minimum income guarantee). Casa e disabilità si aggiungono.',
  },
  'gb.care-charges.right-house': {
    says: 'Per l’assistenza a casa, l’abitazione non conta. Non contano le paghe né i soldi del partner.',
  },
  'gb.care-charges.right-pocket': {
    says: 'In una casa di cura Le resta ogni settimana una somma fissa (personal expenses allowance). I soldi del partner non contano.',
  },
  'gb.care-charges.right-free': {
    says: 'Parte è gratis: fino a sei settimane per rimettersi, e attrezzi o piccoli lavori fino a £1,000.',
  },
  'gb.care-charges.right-sums': {
    says: 'Deve ricevere il calcolo per iscritto, e la quota deve essere sostenibile. Se era troppa, chieda il rimborso.',
  },
  'gb.care-charges.warning-gifts': {
    says: 'Non regali soldi o casa per pagare meno. Il council può contarli lo stesso e chiederli a chi li ha avuti.',
  },
  'gb.care-charges.option-review': {
    says: 'Invii la lista delle spese e dica cosa è sbagliato. Chieda di non riscuotere fino alla risposta.',
    title: 'Chiedere una revisione della quota',
    cost: 'Niente.',
    time: 'Una lettera adesso.',
    risk: 'Paghi la parte che accetta, per non far crescere un debito.',
    bestFor: 'Resta troppo poco per vivere.',
  },
  'gb.care-charges.option-parts': {
    says: 'Offra ciò che resta dopo le spese di vita. Il tribunale è per il council l’ultimo passo.',
    title: 'Pagare gli arretrati a rate',
    cost: 'Una piccola somma a settimana.',
    time: 'Una lettera adesso.',
    risk: 'Le nuove quote continuano.',
    bestFor: 'La somma è giusta, ma c’è un debito.',
  },
  'gb.care-charges.wales': {
    says: 'Per l’assistenza a casa la legge fissa un massimo a settimana. Deve restare una somma per vivere, e può chiedere la revisione.',
  },
  'gb.care-charges.wales-step': {
    says: 'Chieda al council il calcolo e una revisione. Poi il Public Services Ombudsman for Wales è gratis.',
  },
  'gb.care-charges.scotland': {
    says: 'La cura personale e infermieristica è gratis per ogni adulto con bisogno riconosciuto. Chieda quale parte è per altro.',
  },
  'gb.care-charges.scotland-step': {
    says: 'Chieda per iscritto al council di dividere e rivedere il conto. Poi lo Scottish Public Services Ombudsman è gratis.',
  },
  'gb.care.wants': {
    says: "Il comune Le dice cosa vuole ogni settimana per la cura, e come l'ha calcolato.",
  },
  'gb.care.step': {
    says: 'Chieda un riesame per iscritto. Controlli ogni somma: reddito, risparmi, la casa e chi vi abita. Dopo la risposta, il Local Government Ombudsman è gratis.',
  },
}
