/** The Italian words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_WORDS: Words = {
  'de.public.tax-want': {
    says: "L'ufficio imposte (Finanzamt) ha fissato una tassa o Le ricorda di pagarla. La decisione indica il giorno.",
  },
  'de.public.tax-who': {
    says: "L'ufficio imposte può eseguire senza tribunale, ma prima deve avvisarLa e può darLe tempo.",
  },
  'de.public.tax-reality': {
    says: "Un'opposizione da sola non ferma il pagamento. Chieda nella stessa lettera la sospensione (Aussetzung der Vollziehung).",
  },
  'de.public.tax-rights': { says: 'Può opporsi entro un mese. È gratis e non serve un avvocato.' },
  'de.public.tax-not-yet': {
    says: 'Ora non si pignora nulla. Prima la tassa deve scadere, poi arriva un sollecito, e deve passare una settimana.',
  },
  'de.public.tax-know': {
    says: "L'ufficio imposte può lasciarLa pagare più tardi o a rate (Stundung). Deve chiederlo prima della scadenza.",
    learnMore: 'Scriva perché non può pagare ora e quando potrà. Offra somme mensili.',
  },
  'de.public.tax-deadline': {
    says: 'Ha un mese dal giorno in cui ha ricevuto la decisione. I motivi possono seguire.',
    action: "Mandare l'opposizione (Einspruch), per iscritto o con ELSTER",
    consequence: 'La decisione diventa definitiva, anche se è sbagliata.',
    service: 'una decisione fiscale vale come ricevuta il quarto giorno dopo la spedizione',
  },
  'de.public.tax-step-check': {
    says: 'Confronti la decisione con la Sua dichiarazione, riga per riga. Le note alla fine dicono che cosa è cambiato.',
  },
  'de.public.tax-step-object': {
    says: 'Non è giusta? Si opponga con una frase e chieda la sospensione del pagamento per la parte contestata.',
  },
  'de.public.tax-step-pay': {
    says: "Paghi in tempo o chieda tempo prima del giorno. Una tassa in ritardo costa l'1% per ogni mese iniziato (Säumniszuschlag).",
  },
  'de.public.tax-step-estimate': {
    says: "L'ufficio ha stimato il Suo reddito perché non è arrivata la dichiarazione. Si opponga e la mandi ora.",
  },
  'de.public.tax-option-object': {
    title: 'Opporsi alla decisione fiscale',
    says: 'Mandi una frase con il Suo numero fiscale. Aggiunga le prove dopo.',
    cost: 'Gratis.',
    time: 'Un mese.',
    risk: "L'ufficio può cambiarla anche a Suo danno, ma prima deve avvisarLa. Allora può ritirarla.",
    bestFor: "Mancano spese o l'ufficio ha sbagliato.",
  },
  'de.public.tax-option-time': {
    title: 'Chiedere tempo o rate',
    says: 'Spieghi la Sua difficoltà e offra un piano.',
    cost: 'Di solito interessi dello 0,5% al mese.',
    time: 'Prima della scadenza.',
    risk: "L'ufficio può volere prove dei Suoi mezzi.",
    bestFor: 'La tassa è giusta ma ora non può pagare.',
  },
  'de.public.tax-option-help': {
    title: 'Chiedere ad associazione o consulente fiscale',
    says: 'Le associazioni di aiuto fiscale aiutano lavoratori e pensionati.',
    cost: 'Una quota annua secondo il reddito, o un compenso.',
    time: 'Entro il mese.',
    risk: 'Si opponga Lei in tempo.',
    bestFor: 'Non capisce la decisione.',
  },
  'de.public.tax-right-restore': {
    says: 'Se ha mancato il mese senza colpa, chieda entro un mese la rimessione in termini (Wiedereinsetzung).',
  },
  'de.public.tax-right-slip': {
    says: 'Sviste evidenti, come un numero sbagliato, si possono correggere anche dopo.',
  },
  'de.public.tax-right-stop': {
    says: "Se ci sono seri dubbi, l'ufficio deve sospendere il pagamento finché non decide sulla Sua opposizione.",
  },
  'de.public.tax-step-day': {
    says: 'Annoti il giorno in cui scade la somma. Se non può pagare, chieda tempo prima di quel giorno.',
  },
  'de.public.tax-step-proof': {
    says: "Mandi le fatture e prove mancanti con l'opposizione o subito dopo.",
  },
}
