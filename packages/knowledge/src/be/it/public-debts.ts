/** The Italian words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'be.state.want': {
    says: 'Il denaro è dovuto allo Stato, a un comune o a un altro ente pubblico. Ha poteri propri.',
  },
  'be.state.who-federal': {
    says: 'Il fisco federale (SPF Finances, FOD Financiën) riscuote imposte, multe e altri debiti per lo Stato. Ha poteri più forti dei creditori privati.',
  },
  'be.state.who-local': {
    says: 'Un comune è un ente pubblico. Per alcune fatture non pagate può scrivere da sé un ordine di pagamento.',
  },
  'be.state.reality-federal': {
    says: 'Crea da sé il suo titolo. Con esso può pignorare parte dello stipendio o del conto con raccomandata, senza giudice.',
  },
  'be.state.reality-local': {
    says: 'Per un debito che nessuno contesta, il comune può emettere da sé un ordine (contrainte, dwangbevel). Con esso un ufficiale giudiziario può pignorare senza giudice.',
  },
  'be.state.not-yet-local': {
    says: 'Prima di tale ordine per una fattura, il comune deve diffidarLa con raccomandata. Poi un ufficiale giudiziario deve notificare l’ordine.',
  },
  'be.state.rights': {
    says: 'Può chiedere su cosa si basa il debito, contestarlo con motivi e chiedere un piano.',
  },
  'be.state.know-pay': {
    says: 'Una parte dello stipendio o sussidio è sempre protetta, anche dallo Stato e dal comune.',
  },
  'be.state.right-dispute': {
    says: 'Contesti per iscritto e con motivi una fattura errata del comune. Finché il reclamo è aperto, non può emettere un ordine per essa.',
  },
  'be.state.right-court': {
    says: 'Un ufficiale giudiziario ha notificato un ordine del comune? Può andare in tribunale. Chieda subito consiglio: il termine può essere di un solo mese.',
  },
  'be.state.right-wait': {
    says: 'Prima di pignorare, il fisco deve di solito inviare un’intimazione di pagamento e attendere un mese.',
  },
  'be.state.right-plan': {
    says: 'Può chiedere al fisco un piano, di solito fino a dodici mesi. Con difficoltà durature, fino a cinque anni.',
  },
  'be.state.step-check': {
    says: 'Chieda per iscritto la fattura o decisione dietro la somma. Se è sbagliata, la contesti ora con raccomandata.',
  },
  'be.state.step-plan': {
    says: 'Non può pagare subito? Chieda un piano prima della data e offra una somma che può mantenere.',
  },
  'be.state.order-bailiff': {
    says: 'La lettera cita un ordine di un ente pubblico (contrainte, dwangbevel). Con esso un ufficiale giudiziario può pignorare senza giudice. Cerchi subito il termine per opporsi.',
  },
}
