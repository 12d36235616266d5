/** Domande su casa, acquisti, imposte e soggiorno, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IT: Words = {
  'be.ask.landlord-enters': {
    says: 'Solo con il Suo consenso o in vera urgenza. La casa è protetta, anche dal proprietario. Il contratto può prevedere visite, ma a un’ora concordata. Lo scriva e, se serve, chiami la polizia.',
  },
  'be.ask.repairs': {
    says: 'Scriva al locatore per raccomandata, con foto e data. Se non fa nulla, il giudice di pace può ordinare i lavori o ridurre l’affitto. La regione può ispezionare gratis. Non smetta di pagare da solo.',
  },
  'be.ask.free-lawyer': {
    says: 'Il primo consiglio è gratis per tutti (aide de première ligne). Con un reddito basso ha un avvocato gratuito o economico (pro deo). Porti le prove di reddito all’ufficio (BAJ, BJB) o a un avvocato pro deo.',
  },
  'be.ask.collector-visits': {
    says: 'Non deve aprire. Un recuperatore non ha potere prima di una sentenza e non può minacciare o umiliare. Scriva che vuole solo lettere e segnali le minacce al SPF Economie (ConsumerConnect).',
  },
  'be.ask.divorce': {
    says: 'Si divorzia d’accordo o davanti al tribunale della famiglia. Può decidere in fretta chi resta in casa, dove vivono i figli e chi paga. Tenga copie. Un avvocato gratuito o un mediatore può aiutare.',
  },
  'be.ask.delivery': {
    says: 'Il negozio deve consegnare in 30 giorni e porta il rischio fino ad allora. Scriva e dia un ultimo termine. Poi annulli e chieda i soldi. Il mediatore gratuito può aiutare.',
  },
  'be.ask.flight': {
    says: 'Chieda alla compagnia assistenza, rimborso o un altro volo e la somma fissa della regola europea. Non la deve per cause inevitabili, come una tempesta.',
    dependsOn: 'la causa, il ritardo e la distanza',
  },
  'be.ask.end-contract': {
    says: 'Dopo un rinnovo tacito può chiudere il contratto in ogni momento, gratis, con due mesi al massimo. Telefono e internet ogni giorno, gratis dopo sei mesi. Lo scriva e tenga la prova.',
  },
  'be.ask.tax-cannot-pay': {
    says: 'Chieda un piano in MyMinfin prima della scadenza. È gratis e può durare 12 mesi. Se è sbagliata, si opponga anche: ha un anno per l’imposta federale.',
  },
  'be.ask.tax-object': {
    says: 'Si opponga per iscritto o in MyMinfin, con motivi e prove. Per l’imposta federale ha un anno dal terzo giorno lavorativo dopo l’invio. Le tasse di regione o comune hanno altri termini: guardi il retro. Paghi la parte giusta.',
  },
  'be.ask.benefit-back': {
    says: 'Chieda i motivi e il calcolo. Ha tre mesi per il tribunale del lavoro, senza spese. Se l’errore è dell’ente e non poteva saperlo, spesso non può chiedere il passato. Altrimenti chieda un piano.',
  },
  'be.ask.cpas-refuses': {
    says: 'Chieda la decisione per iscritto. Ha tre mesi per il tribunale del lavoro. Non costa nulla e un avvocato gratuito può aiutare. Chieda di nuovo se qualcosa cambia.',
  },
  'be.ask.credit-default': {
    says: 'Chiami chi presta e chieda rate più piccole. Può chiedere tutto solo dopo due rate mancate, una raccomandata e un mese. Il giudice di pace può dare tempo (facilités de paiement).',
  },
  'be.ask.police': {
    says: 'Come sospettato non deve rispondere. Può parlare con un avvocato prima. Se è fermato, un avvocato può essere presente. Lo chieda prima.',
  },
  'be.ask.stay': {
    says: 'Agisca ora. Ha di solito 30 giorni per il tribunale degli stranieri (CCE, RvV), 10 o meno in certi casi. Lo dice la lettera. Un avvocato gratuito (pro deo) aiuta in fretta.',
  },
  'be.ask.gym-health': {
    dependsOn: 'se la palestra ha firmato il codice di condotta',
    says: 'Molte palestre hanno firmato il codice di condotta. Con un certificato medico può allora smettere gratis se non potrà più allenarsi, o sospendere. Se la Sua non ha firmato, lo chieda lo stesso. Poi vada dal mediatore gratuito.',
  },
  'be.ask.claim-yourself': {
    says: 'Mandi una raccomandata con un ultimo giorno. Poi chieda al giudice di pace una conciliazione gratuita. Se fallisce, un ufficiale giudiziario porta una citazione. Questo giudice decide fino a 5.000 € e non serve un avvocato.',
  },
  'be.ask.fake-invoice': {
    says: 'Chiami subito la banca e chieda il richiamo del bonifico. Denunci alla polizia. Dal 9 ottobre 2025 la banca deve controllare che nome e IBAN coincidano. Se non l’ha fatto, chieda il rimborso.',
  },
  'be.ask.fine-driver': {
    says: 'Si presume che guidasse il titolare della targa, ma può mostrare che non era Lei. Mandi il modulo con il nome del conducente entro 15 giorni e conservi la prova. Non paghi ciò che contesta.',
  },
  'be.ask.used-car': {
    dependsOn: 'chi l’ha venduta',
    says: 'Un venditore professionale deve due anni di garanzia, o almeno uno se pattuito per iscritto. Segnali il difetto entro due mesi. Da un privato vale solo la regola dei vizi occulti: agisca subito, con un perito.',
  },
  'be.ask.drunk-driving': {
    says: 'Non guidi. La polizia può togliere subito la patente per 15 giorni, e un giudice può tenerla più a lungo. Un piccolo eccesso può finire con una somma da pagare. Oltre si va al tribunale di polizia. Prenda un avvocato, gratis con poco reddito (pro deo).',
  },
  'be.ask.my-data': {
    says: 'Scriva all’impresa. Chieda quali dati ha su di Lei, o di cancellarli. Deve rispondere entro un mese, gratis. Se no, si lamenti all’autorità dei dati (APD, GBA).',
  },
  'be.ask.resigned-benefit': {
    dependsOn: 'perché se n’è andato',
    says: 'Andarsene senza buona ragione costa di solito settimane di indennità, da 4 a 52. Contano le buone ragioni: salario non pagato, salute, trasloco per la famiglia. Conservi le prove, si iscriva subito e si difenda all’audizione. Contro una sanzione ha tre mesi per il tribunale del lavoro.',
  },
  'be.ask.living-wage': {
    dependsOn: 'reddito e soggiorno',
    says: 'Chieda al CPAS (OCMW) del Suo comune. Deve avere 18 anni, vivere in Belgio con diritto di soggiorno, avere troppo poco reddito ed essere pronto a lavorare, salvo salute o equità. Deve darLe una ricevuta e decidere in 30 giorni.',
  },
}
