/** Questions about things bought: faults, delivery, returns and firms that closed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IT: Words = {
  'ca.ask.faulty': {
    says: 'Può chiedere una riparazione, una cosa nuova o i soldi. Le cose devono essere di qualità giusta, anche dopo la fine della garanzia del negozio. Prima scriva al venditore.',
  },
  'ca.ask.cancel': {
    says: 'Se ha firmato alla Sua porta, quasi tutte le province danno 10 giorni. Anche i contratti di palestra hanno spesso un tempo di ripensamento. Annulli per iscritto.',
    dependsOn: 'dove ha firmato e che cosa ha comprato',
  },
  'ca.ask.not-delivered': {
    says: 'Scriva al venditore e chieda la merce o un rimborso. Se ha pagato con carta e non riceve risposta, chieda alla società della carta un riaddebito (chargeback).',
  },
  'ca.ask.broken-goods': {
    says: 'Scriva al negozio e dica che cosa si è rotto. Per la legge della provincia le cose devono durare un tempo giusto, anche dopo la garanzia del negozio. Chieda riparazione o soldi, poi usi il tribunale per le piccole cause (small claims court).',
  },
  'ca.ask.firm-closed': {
    says: 'Chieda i soldi per iscritto, e chieda subito alla società della carta un riaddebito (chargeback). Se la società è fallita, mandi una prova del Suo credito (proof of claim) al curatore (trustee).',
  },
  'ca.ask.return-goods': {
    says: 'Se cambia idea, conta solo la regola del negozio. Ma se è difettoso o diverso da come descritto, la legge Le dà un diritto, qualunque cosa dica il cartello.',
  },
}
