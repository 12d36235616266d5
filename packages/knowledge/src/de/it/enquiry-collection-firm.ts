/** Questions about collection firms, their costs and old debts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_FIRM_WORDS: Words = {
  'de.ask-debt.collector-take': {
    says: "Una società di incasso non può pignorare nulla né entrare in casa. Lo può solo un ufficiale giudiziario con un titolo, e per una perquisizione serve l'ordine di un giudice.",
  },
  'de.ask-debt.collector-pay': {
    says: 'Paghi una fattura giusta. Le spese non possono superare quelle di un avvocato. Se è sbagliata, la contesti per iscritto.',
    dependsOn: 'se deve la fattura e ha avuto prima un sollecito',
  },
  'de.ask-debt.collector-unknown': {
    says: 'Non paghi. Senza un Suo ordine non c’è contratto, e devono provarlo loro. Scriva una volta «Contesto il credito» e chieda le prove. Hanno usato il Suo nome? Faccia denuncia, anche online, e la mandi. Un credito contestato non può andare alla Schufa. Se arriva un Mahnbescheid, si opponga entro due settimane.',
  },
  'de.ask-debt.ignore-collector': {
    says: 'Non la ignori. Se è sbagliata, la contesti una volta per iscritto, e non perda mai una busta gialla di un tribunale.',
  },
  'de.ask-debt.old-debt': {
    says: "Senza titolo la maggior parte dei debiti si prescrive tre anni dopo la fine dell'anno. Con un titolo sono 30 anni. Non paghi prima un po'.",
    dependsOn: "se c'è un titolo del tribunale",
  },
  'de.ask-debt.rates': {
    says: 'Offra per iscritto una somma che può mantenere. Chieda quanto costa il piano, e cancelli ogni riconoscimento di debito (Schuldanerkenntnis).',
  },
  'de.ask-debt.pay-old-part': {
    says: 'Non paghi una parte di un vecchio debito prima di sapere se è prescritto. Un pagamento fa ripartire i tre anni.',
  },
}
