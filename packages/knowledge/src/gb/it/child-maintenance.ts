/** Il mantenimento dei figli con il Child Maintenance Service: il diritto del Regno Unito in italiano. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NIGHTS: RowWords = {
  says: 'Paga meno se il bambino dorme da Lei 52 notti l’anno o più. Tenga una lista delle notti.',
}

export const CHILD_MAINTENANCE_IT: Words = {
  'gb.maintenance-letter.who': {
    says: 'Il Child Maintenance Service fa parte del governo (DWP). Calcola, incassa e fa pagare il denaro per i figli.',
  },
  'gb.maintenance-letter.last-step': {
    says: 'Per la prigione o la perdita della patente serve prima un tribunale. Viene per ultimo, quando tutto il resto è fallito.',
  },
  'gb.maintenance-letter.deadline-again': {
    says: 'Ha 30 giorni dalla data di una decisione per chiedere un nuovo esame.',
    action: 'Chiedere un nuovo esame della decisione',
    consequence: 'Più tardi serve una buona ragione, e senza nuovo esame non c’è ricorso.',
  },
  'gb.maintenance-letter.right-bank': {
    says: 'Possono prendere denaro dal Suo conto senza tribunale. Per una somma unica ha prima 14 giorni per opporsi, e intanto il denaro è bloccato.',
  },
  'gb.maintenance-letter.right-wages-appeal': {
    says: 'Contro un ordine sulla paga può andare in tribunale entro 28 giorni. L’ordine deve avere un difetto, o il denaro non deve essere paga.',
  },
  'gb.maintenance-letter.right-nights': NIGHTS,
  'gb.maintenance-letter.right-costs': {
    says: 'Chieda una modifica (variation) per spese speciali, come lunghi viaggi per vedere il bambino o la cura di un figlio disabile.',
  },
  'gb.maintenance-letter.fees': {
    says: 'Quando incassano loro, Lei paga il 20% in più, e l’altro genitore perde il 4%. Pagare direttamente l’altro non costa nulla.',
    actionable: 'Paghi in tempo e chieda Direct Pay.',
  },
  'gb.maintenance-letter.warning-goes-on': {
    says: 'Chiedere un nuovo esame non ferma l’incasso. Continui a pagare la somma corrente per quanto può.',
  },
  'gb.maintenance-letter.step-check': {
    says: 'Controlli il reddito, le notti e ogni pagamento nella lettera. Cerchi le righe della banca di tutto ciò che ha pagato.',
  },
  'gb.maintenance-letter.step-call': {
    says: 'Chiami o scriva prima del giorno della lettera. Offra per gli arretrati una somma a settimana che può mantenere.',
  },
  'gb.maintenance-letter.option-again': {
    says: 'Dica che cosa è sbagliato: il reddito, le notti o pagamenti dimenticati. Mandi le prove.',
    title: 'Chiedere un nuovo esame',
    cost: 'Niente.',
    time: 'Una lettera ora, alcune settimane per la risposta.',
    risk: 'La somma può anche salire.',
    bestFor: 'La somma o gli arretrati Le sembrano sbagliati.',
  },
  'gb.maintenance-letter.option-plan': {
    says: 'Mandi una lista di entrate e spese. Offra la somma corrente e una parte degli arretrati.',
    title: 'Concordare un piano per gli arretrati',
    cost: 'La somma concordata.',
    time: 'Una telefonata ora.',
    risk: 'Se salta un pagamento, possono andare alla paga o alla banca.',
    bestFor: 'Lo deve ma non può pagare tutto insieme.',
  },
  'gb.maintenance-letter.ni-who': {
    says: 'In Irlanda del Nord il Child Maintenance Service fa parte del Department for Communities.',
  },
  'gb.maintenance-letter.ni-right-powers': {
    says: 'Possono prendere denaro dalla paga o dal conto senza tribunale. Chieda come è calcolata ogni somma, e si opponga in tempo.',
  },
  'gb.maintenance-letter.ni-right-nights': NIGHTS,
}
