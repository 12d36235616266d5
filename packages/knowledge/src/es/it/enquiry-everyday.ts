/** The Italian words of Spain: enquiry everyday. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_IT: Words = {
  'es.ask.return-online': {
    says: 'Se ha comprato online, per telefono o alla porta di casa, può recedere entro 14 giorni senza motivo. In un negozio solo se il negozio lo permette o la cosa è difettosa.',
    dependsOn: 'dove ha comprato',
  },
  'es.ask.guarantee': {
    says: 'Sì. Il venditore risponde per tre anni per le cose nuove. Deve riparare o cambiare senza costi. Se no, chieda un prezzo più basso o i soldi indietro.',
  },
  'es.ask.scam-paid': {
    says: 'Chiami subito la Sua banca e dica che non l’ha permesso o che L’hanno ingannata. Denunci alla polizia. Per i pagamenti che non ha permesso la banca di solito deve rimborsare.',
  },
  'es.ask.scam-real': {
    says: 'Non clicchi e non paghi. Chieda al vero ufficio, a un numero che trova Lei, o chiami gratis lo 017.',
  },
  'es.ask.light-cut': {
    says: 'Non subito. A casa servono una richiesta formale e due mesi, o quattro con il bono social. Chieda un piano e vada ai servizi sociali.',
    dependsOn: 'se ha il bono social e chi vive con Lei',
  },
  'es.ask.fine-half': {
    says: 'Entro 20 giorni di calendario Lei sceglie: pagare metà e chiudere, o opporsi con prove e perdere la metà del prezzo.',
    dependsOn: 'se ha prove',
  },
  'es.ask.insurance-no': {
    says: 'Chieda il motivo per iscritto e reclami con l’assicurazione. Poi reclami gratis alla DGSFP. Dopo tre mesi l’assicurazione deve interessi alti.',
  },
  'es.ask.telecom-leave': {
    says: 'Può andare via in ogni momento. Se si era impegnato a restare, la penale deve scendere con il tempo che manca.',
    dependsOn: 'se si era impegnato a restare',
  },
  'es.ask.flight': {
    says: 'Di solito sì: per tre ore di ritardo o una cancellazione tardiva, da 250 a 600 € secondo la distanza, se non c’era una causa esterna. Ha anche cibo e un nuovo volo o i soldi.',
  },
  'es.ask.gym-health': {
    says: 'La palestra non può ostacolare l’uscita né far pagare ciò che non dà. Disdica per iscritto, con il certificato e la data. La penale deve scendere con il tempo che resta. Poi chieda alla banca di fermare l’addebito.',
  },
  'es.ask.not-delivered': {
    says: 'Il venditore deve consegnare entro 30 giorni se non c’è un’altra data. Dia per iscritto un ultimo termine. Se passa, sciolga il contratto: deve rendere tutto subito. Se ritarda senza motivo, può chiedere il doppio.',
  },
  'es.ask.fine-driver': {
    says: 'Indichi il vero conducente nel termine della lettera, con nome, documento e indirizzo. Altrimenti può arrivare una multa doppia o tripla. Non paghi la metà se vuole contestare.',
  },
  'es.ask.fake-invoice': {
    says: 'Chiami subito la banca e chieda il richiamo del bonifico. Denunci alla polizia. Dal 9 ottobre 2025 la banca deve controllare che nome e IBAN coincidano. Se non l’ha fatto, chieda il rimborso.',
  },
  'es.ask.garage-keeps': {
    says: 'Un’officina può trattenere l’auto per lavori ordinati e dovuti, non per quelli mai accettati. Chieda l’ordine firmato. Paghi «con riserva» per riaverla, poi contesti.',
  },
  'es.ask.insurance-leave': {
    says: 'Scriva all’assicuratore almeno un mese prima della scadenza che non rinnova. Deve avvisare di un cambio di prezzo due mesi prima. Se ha avvisato tardi, può ancora rifiutarlo per iscritto.',
  },
  'es.ask.trip-cancelled': {
    says: 'Se l’organizzatore annulla un pacchetto, chieda per iscritto tutto il pagato. Deve arrivare in 14 giorni, il buono non è obbligatorio. Se no, vada all’OMIC.',
  },
  'es.ask.health-cover': {
    says: 'Deve rispondere solo a ciò che hanno chiesto. Senza una domanda chiara non possono opporlo. Se ha dimenticato in buona fede, possono pagare meno, non niente. Reclami per iscritto, poi gratis alla DGSFP.',
    dependsOn: 'cosa ha chiesto l’assicuratore alla firma',
  },
  'es.ask.not-ordered': {
    says: 'Non deve nulla per ciò che non ha chiesto: il silenzio non è un sì. Scriva che non ha mai accettato e chieda i soldi. Dica alla banca che non ha autorizzato.',
  },
  'es.ask.private-seller': {
    says: 'Una vendita tra privati vincola: il venditore deve consegnare o ridare i soldi. Usi in tempo la protezione del sito e il reclamo della carta. Poi mandi una diffida. Se era un inganno dall’inizio, faccia querela entro tre mesi.',
  },
  'es.ask.workshop': {
    says: 'L’officina deve rispettare il preventivo scritto. Per guasti nascosti deve avvisare e avere il Suo sì. La riparazione è garantita tre mesi o 2.000 km. Chieda il modulo di reclamo (hoja de reclamaciones) e vada all’OMIC.',
  },
}
