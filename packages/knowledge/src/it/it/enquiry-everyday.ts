/** The Italian words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_WORDS: Words = {
  'it.ask.return-online': {
    says: "Se ha comprato online, al telefono o a casa, può recedere in 14 giorni senza motivo. In negozio solo se lo permette o c'è un difetto.",
    dependsOn: 'dove ha comprato',
  },
  'it.ask.guarantee': {
    says: 'Sì. Il venditore risponde per due anni. Deve riparare o sostituire gratis. Se no, chieda uno sconto o i soldi.',
  },
  'it.ask.scam-paid': {
    says: 'Chiami subito la banca e contesti il pagamento per iscritto. Denunci alla Polizia Postale. Se non era autorizzato, la banca di regola rimborsa.',
  },
  'it.ask.scam-real': {
    says: "Non clicchi e non paghi. Chieda all'ufficio vero a un numero trovato da Lei, o alla Polizia Postale online.",
  },
  'it.ask.light-cut': {
    says: 'Non subito. Prima arriva una raccomandata o PEC. Per la luce passano almeno 25 giorni, per il gas 40. Chieda subito le rate.',
    dependsOn: 'se ha ricevuto la costituzione in mora',
  },
  'it.ask.fine-too-old': {
    says: 'Il diritto di riscuotere una multa si prescrive in cinque anni dalla violazione. Ogni atto notificato in quel tempo fa ripartire i cinque anni.',
    dependsOn: "dall'ultimo atto che Le hanno notificato",
  },
  'it.ask.fine': {
    says: 'Paghi il 30% in meno in cinque giorni o il minimo in 60. Oppure ricorso: 30 giorni al giudice di pace, 60 al Prefetto. Non entrambi.',
    dependsOn: 'se ha prove',
  },
  'it.ask.insurance-no': {
    says: "Mandi un reclamo con PEC o raccomandata. Dopo 45 giorni o un no, ricorra online all'Arbitro Assicurativo (AAS) con 20 €. Attenzione ai due anni.",
  },
  'it.ask.telecom-leave': {
    says: 'Sì, con 30 giorni di preavviso. Possono chiedere solo costi reali comunicati prima.',
  },
  'it.ask.flight': {
    says: 'Di regola sì: per tre ore di ritardo o cancellazione tardiva, da 250 a 600 € secondo la distanza, salvo cause esterne. Anche pasti e un altro volo o il rimborso.',
  },
  'it.ask.gym-health': {
    says: 'Una clausola che lascia uscire solo la palestra può essere abusiva e senza effetto. Se la salute rende impossibile l’uso, scriva con raccomandata o PEC, con il certificato. Chieda di chiudere o sospendere, e il rimborso dei mesi seguenti.',
  },
  'it.ask.not-delivered': {
    says: 'Il venditore deve consegnare entro 30 giorni se non c’è un’altra data. Dia per iscritto un ultimo termine. Se passa, sciolga il contratto: deve rendere tutto senza ritardo, e può chiedere i danni.',
  },
  'it.ask.fine-driver': {
    says: 'Entro 60 giorni comunichi alla polizia chi guidava. Se non lo fa, arriva una seconda multa, anche se ha pagato la prima. I punti vanno al vero conducente. Della multa risponde comunque anche il proprietario.',
  },
  'it.ask.fake-invoice': {
    says: 'Chiami subito la banca e chieda il richiamo del bonifico. Denunci alla polizia. Dal 9 ottobre 2025 la banca deve controllare che nome e IBAN coincidano. Se non l’ha fatto, chieda il rimborso.',
  },
  'it.ask.garage-keeps': {
    says: 'Un’officina può trattenere l’auto per lavori ordinati e dovuti, non per quelli mai accettati. Chieda l’ordine firmato. Paghi «con riserva» per riaverla, poi contesti.',
  },
  'it.ask.offer-too-low': {
    says: 'Può prendere i soldi e chiedere il resto. Scriva che li trattiene «in acconto», con il preventivo del carrozziere o una perizia medica. Dopo un no c’è l’Arbitro Assicurativo. Ha due anni dopo un incidente d’auto.',
  },
  'it.ask.trip-cancelled': {
    says: 'Se l’organizzatore annulla un pacchetto, deve rendere tutto entro 14 giorni. Non deve accettare un voucher. Può chiedere anche i danni, salvo troppo pochi iscritti o un fatto fuori dal suo controllo.',
  },
  'it.ask.speed-camera': {
    says: 'Un autovelox approvato ma non omologato non è prova, dice la Cassazione. Chieda i documenti. Ricorso gratis al Prefetto entro 60 giorni, o al giudice di pace entro 30. Non paghi prima.',
  },
  'it.ask.tv-fee': {
    says: 'Senza TV in casa il canone non è dovuto. Ma deve dichiararlo ogni anno con il modulo dell’Agenzia delle Entrate, entro il 31 gennaio per tutto l’anno. Se addebitato in bolletta, chieda lì il rimborso.',
  },
  'it.ask.not-ordered': {
    says: 'Non deve nulla per ciò che non ha chiesto: il silenzio non è un sì. Scriva che non ha mai accettato e chieda i soldi. Dica alla banca che non ha autorizzato.',
  },
  'it.ask.private-seller': {
    says: 'Una vendita tra privati vincola: il venditore deve consegnare o ridare i soldi. Usi in tempo la protezione del sito e il reclamo della carta. Poi mandi una diffida. Se era un inganno dall’inizio, faccia querela entro tre mesi.',
  },
}
