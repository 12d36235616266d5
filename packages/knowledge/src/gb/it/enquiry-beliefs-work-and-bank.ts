/** What people believe of checks on bank accounts, private messages and parties at work, put right: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_WORK_AND_BANK_IT: Words = {
  'gb.ask-benefit.bank-check': {
    says: 'Non come vuole. Ma una legge del 2025 permette al DWP di ordinare alle banche di controllare i conti su cui arriva Universal Credit, Pension Credit o ESA. La banca segnala solo i conti con un indizio, come risparmi oltre £16,000 o troppo tempo all’estero. Non può dire che cosa compra. La State Pension è esclusa. Prima che un aiuto finisca deve guardare una persona. Se sospetta una frode, può chiedere di più. Dichiari risparmi e viaggi.',
  },
  'gb.ask-work.private-messages': {
    says: 'Nel Suo telefono e nei conti privati il datore non può entrare senza il Suo sì. Telefono, posta e chat di lavoro può controllarli, ma con limiti. Deve avvisare prima, avere un buon motivo e non prendere più del necessario. Di nascosto solo in casi rari, come il sospetto di un reato. Ciò che mostra un collega si può usare. Chieda una copia di ciò che ha. Reclami con lui e poi con l’ICO.',
  },
  'gb.ask-work.party': {
    says: 'Una festa dell’azienda conta come lavoro. Una rissa, minacce, gesti sessuali o parole razziste possono costare subito il posto. Aver bevuto troppo senza fare danni basta di rado. Prima di decidere l’azienda deve verificare e ascoltarLa. Porti un collega o il sindacato. Per il licenziamento ingiusto servono di solito due anni. Se il lavoro finisce dal 1° gennaio 2027, sei mesi. Contatti Acas.',
  },
}
