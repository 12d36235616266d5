/** Questions about having to leave without a lease, in states where the landlord needs a cause: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOOD_CAUSE_BY_STATE_IT: Words = {
  'us.state.nj.ask-no-lease': {
    says: 'Nel New Jersey la fine del contratto non basta: continua di mese in mese. Serve una causa dell’Anti-Eviction Act, l’avviso per quella causa e una sentenza. Cambiare la serratura è vietato. Eccezione principale: il proprietario vive nella casa e affitta al massimo due unità. Continui a pagare e resti. Se arrivano carte dal tribunale, chiami legal aid.',
  },
  'us.state.ca.ask-no-lease': {
    says: 'In California, dopo 12 mesi nella casa, serve di solito una giusta causa (just cause). La fine del contratto non lo è, ma rifiutarne uno uguale può esserlo. Se non è colpa Sua, Le spetta un mese di affitto. Escluse: case sotto i 15 anni, condivise col proprietario, molte case e condomini. Lì avviso di 30 giorni, 60 dopo un anno. Alcune città proteggono di più. Solo un tribunale può farLa uscire.',
  },
  'us.state.or.ask-no-lease': {
    says: 'In Oregon, dopo il primo anno, serve di solito una causa di legge; la fine del contratto non lo è. Può essere una Sua violazione o la vendita a chi ci abiterà. Allora servono 90 giorni, e un mese di affitto da chi ha cinque case o più. Il proprietario che vive in una delle due case lì può dare 60 giorni. Nel primo anno possono bastare 30, a Portland 90. Solo un tribunale può farLa uscire.',
  },
  'us.state.wa.ask-no-lease': {
    says: 'Nello Stato di Washington un affitto mensile finisce solo per una causa prevista dalla legge, scritta nell’avviso. La fine del contratto basta solo per alcuni, come un primo di sei mesi o più, con 60 giorni di avviso prima. Per abitarci o vendere una casa singola servono 90 giorni. Paghi, chieda la causa per iscritto, chiami legal aid. Solo un tribunale può farLa uscire.',
  },
  'us.state.ny.ask-no-lease': {
    says: 'A New York City e dove vale Good Cause, molti proprietari devono avere un motivo anche senza contratto. Protette anche le case ad affitto stabilizzato. Di solito escluse: chi ha dieci unità o meno, edifici dopo il 2008. Altrove avviso scritto: 30 giorni, 60 dopo un anno, 90 dopo due. Paghi. Solo un tribunale può farLa uscire; chiuderLa fuori è reato.',
    dependsOn: 'dove è la casa e quante ne ha il proprietario',
  },
  'us.state.co.ask-no-lease': {
    says: 'In Colorado, dopo 12 mesi nella casa, serve di solito una causa prevista dalla legge; la fine del contratto non lo è. Un motivo senza Sua colpa, come la vendita, richiede 90 giorni per iscritto. È esclusa, per esempio, la casa condivisa col proprietario. Prima di 12 mesi serve un avviso scritto. Paghi. Solo un tribunale può farLa uscire.',
  },
}
