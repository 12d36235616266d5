/** The Italian words of the rows in ../enquiry-homes-and-money-of-families.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_IT: Words = {
  'us.fact.ex-on-mortgage': {
    says: 'Guardi la sentenza di divorzio. Solo se fissa un giorno per rifinanziare o vendere deve farlo; allora l’ex può chiedere al tribunale di farla rispettare. Altrimenti tiene la casa che le è stata data, ma la banca può ancora chiedere a entrambi, e i ritardi danneggiano entrambi. La banca non può esigere tutto il mutuo per il passaggio dovuto al divorzio. Chieda di prendere il mutuo da solo.',
    dependsOn: 'ciò che ordina la sentenza di divorzio',
  },
  'us.fact.spouse-sells-home': {
    says: 'Se c’è pericolo, viene prima: un ordine di protezione può allontanare l’altra persona da casa (1-800-799-7233, giorno e notte). Se il suo nome è nell’atto, la casa non si vende senza la sua firma, e molti stati le chiedono comunque entrambe. Chieda il divorzio e subito misure provvisorie: niente vendita, chi resta, chi paga. Scriva alla banca per le rate. Un pignoramento richiede avvisi e settimane. Legal aid può aiutare.',
  },
  'us.state.tx.ask-spouse-sells-home': {
    says: 'Se c’è pericolo, viene prima: un ordine di protezione può allontanare l’altra persona (1-800-799-7233, giorno e notte). In Texas nessuno dei coniugi può vendere la casa familiare (homestead) senza la firma dell’altro, a chiunque sia il mutuo. Ciò che si guadagna nel matrimonio è quasi sempre comune. Chieda il divorzio e subito misure provvisorie. Chiami la banca: prima di un’asta arrivano avvisi. Moduli: TexasLawHelp.org.',
  },
  'us.fact.agent-fails': {
    says: 'Prima parlate: chi ha la procura può rinunciare per iscritto e subentra il secondo nominato nell’atto. Finché la persona capisce, può revocarla e firmarne una nuova. Altrimenti chi le è vicino può chiedere al tribunale (probate court) di controllare ciò che fa o non fa, dare ordini o nominare un tutore. Paghi le cose urgenti e tenga gli estratti. Se mancano soldi o cure: Adult Protective Services (Eldercare Locator 1-800-677-1116).',
  },
  'us.fact.spouse-card-on-my-report': {
    says: 'Chi non ha firmato per una carta ed è solo sposato con chi la possiede, o poteva solo usarla, non la deve. Negli stati di comunione, come California o Texas, può essere diverso. Contesti la voce per iscritto alla banca e a ogni ufficio di credito: devono controllare, di solito in 30 giorni. Chieda il contratto firmato. Dire che si rivolgerà al CFPB è un suo diritto e non un ricatto.',
  },
}
