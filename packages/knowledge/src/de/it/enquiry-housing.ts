/** Questions about rented homes: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'de.ask-home.evict-now': {
    says: 'No. Il locatore deve vincere una causa, e solo un ufficiale giudiziario può mandarLa via. In pericolo chiami il 110.',
  },
  'de.ask-home.rent-debt-notice': {
    says: "Paghi ora tutto il debito o chieda al Jobcenter o all'ufficio sociale di assumerlo. Fino a due mesi dopo la notifica di una causa questo annulla la disdetta immediata.",
  },
  'de.ask-home.own-need': {
    says: "La faccia controllare. La lettera deve dire a chi serve l'appartamento e perché. Può opporsi per disagio fino a due mesi prima della fine.",
  },
  'de.ask-home.landlord-period': {
    says: 'Lei come inquilino: tre mesi. Il locatore: tre, dopo cinque anni sei, dopo otto anni nove, e solo con un motivo.',
    dependsOn: 'chi dà la disdetta e da quanto vive lì',
  },
  'de.ask-home.email-notice': {
    says: "No. Una disdetta per un'abitazione richiede carta e firma a mano, dal locatore e da Lei.",
  },
  'de.ask-home.rent-rise': {
    says: "Ha tempo fino alla fine del secondo mese per pensare. Al massimo l'affitto locale, e il 20% in tre anni, in molte città il 15%. Non firmi in fretta.",
    dependsOn: "l'affitto locale e l'ultimo aumento",
  },
  'de.ask-home.running-costs': {
    says: 'Deve arrivare entro dodici mesi dalla fine del suo anno. Ha dodici mesi per contestare, e prima può vedere le ricevute.',
    dependsOn: 'se il conguaglio è arrivato in tempo ed è giusto',
  },
  'de.ask-home.deposit': {
    says: "Al massimo tre affitti mensili netti, pagabili in tre parti. Dopo l'uscita il locatore può controllare per alcuni mesi e poi deve pagare il resto.",
    dependsOn: 'che cosa è ancora dovuto',
  },
  'de.ask-home.defects': {
    says: "Lo segnali per iscritto e fissi una data. L'affitto è più basso per legge finché dura il difetto. Per sicurezza paghi prima con riserva.",
  },
  'de.ask-home.landlord-enters': {
    says: "Il locatore non può entrare senza il Suo sì e non può tenere una chiave. Per un buon motivo e con avviso deve fargli vedere l'appartamento.",
  },
  'de.ask-home.sold': {
    says: 'Una vendita non chiude il Suo contratto. Il nuovo proprietario subentra. Dopo la trasformazione in condominio corre un blocco da tre a dieci anni.',
  },
  'de.ask-home.rent-brake': {
    says: 'Dove vale, un nuovo affitto può essere al massimo del 10% sopra quello locale. Reclami per iscritto (Rüge). La legge lo permette fino alla fine del 2029.',
    dependsOn: 'se il Suo Comune ha il freno agli affitti e quando è entrato',
  },
  'de.ask-home.sublet': {
    says: "Per una parte dell'appartamento può pretendere il permesso, se ha un buon motivo nato dopo. Chieda prima per iscritto.",
    dependsOn: 'se ha un buon motivo e ha chiesto prima',
  },
  'de.ask-home.eviction-date': {
    says: 'Vada oggi alla Wohnungssicherung del Comune e da un avvocato. Una richiesta al tribunale (§ 765a ZPO) deve arrivare due settimane prima del giorno.',
  },
  'de.ask-home.moving-costs': {
    says: "Date fisse e obblighi di imbiancare all'uscita sono spesso nulli. Se ha avuto l'appartamento non imbiancato, di solito non è obbligato a imbiancare.",
    dependsOn: "le parole del contratto e lo stato all'inizio",
  },
  'de.ask-home.step-check': {
    says: "Faccia controllare ogni disdetta da un'associazione inquilini prima di firmare o traslocare.",
  },
  'de.ask-home.step-pay': {
    says: "Continui a pagare l'affitto. Con arretrati chieda subito aiuto al Jobcenter o all'ufficio sociale.",
  },
  'de.ask-home.right-court': {
    says: 'Può restare finché un tribunale decide e viene un ufficiale giudiziario.',
  },
  'de.ask-home.guide-objection': {
    says: 'Si opponga per disagio in forma scritta due mesi prima della fine del contratto.',
  },
  'de.ask-home.guide-loan': {
    says: "Chieda al Jobcenter o all'ufficio sociale di assumere i debiti di affitto come prestito.",
  },
  'de.ask-home.guide-benefit': {
    says: "Verifichi il sussidio per l'alloggio (Wohngeld). Parte dal mese della domanda.",
  },
  'de.ask-home.guide-right-reason': {
    says: 'Un locatore deve avere un motivo legale, scritto in una lettera firmata su carta.',
  },
  'de.ask-home.guide-right-cure': {
    says: 'Pagare in tempo tutti i debiti di affitto può annullare una disdetta immediata, una volta in due anni.',
  },
  'de.ask-home.guide-right-bill': {
    says: 'Può vedere le ricevute dietro un conguaglio delle spese.',
  },
  'de.ask-home.guide-option-help': {
    title: 'Associazione inquilini o avvocato',
    says: 'Faccia controllare la lettera e il contratto.',
    cost: 'Una quota annua, o un buono per un avvocato.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Ogni lettera del locatore di cui dubita.',
  },
  'de.ask-home.guide-warn': {
    says: "Non smetta di pagare l'affitto di Sua idea. Paghi con riserva e chieda consiglio.",
  },
  'de.ask-home.tenant-leaves': {
    says: 'Tre mesi, se la Sua lettera firmata arriva entro il terzo giorno lavorativo di un mese. Chieda per iscritto al locatore una fine anticipata.',
    dependsOn: 'se il locatore accetta una fine anticipata',
  },
  'de.ask-home.power-off-landlord': {
    says: 'Il locatore non può staccare acqua, riscaldamento o luce per farLa uscire. Un tribunale può fermarlo in pochi giorni (einstweilige Verfügung).',
  },
  'de.ask-home.deposit-not-back': {
    says: 'Chieda per iscritto il conto e il denaro con interessi, e fissi due settimane. La legge non dà un termine fisso. Dopo sei mesi le pretese per danni sono prescritte, ma spesso si possono ancora detrarre. Una parte giusta può restare per le spese future. Poi chieda un Mahnbescheid.',
  },
  'de.ask-home.rent-rise-agree': {
    says: 'Non deve accettare più di quanto permette la legge. È l’affitto locale, al massimo il 20 % in tre anni, in molte città il 15 %. La lettera deve dare i motivi. Fino alla fine del secondo mese dopo l’arrivo può accettare tutto, una parte o niente. Poi il locatore deve fare causa.',
  },
  'de.ask-home.noise': {
    says: 'Prima parli e annoti il rumore con giorni e ore. Scriva al locatore: deve agire, e l’affitto può calare finché dura. Di notte chiami la polizia o l’Ordnungsamt. Infine un tribunale può vietarlo; in alcuni Länder prima c’è una conciliazione (Schlichtung).',
  },
  'de.ask-home.broker': {
    says: 'Per una casa in affitto paga chi incarica l’agente. Lei paga solo se lo ha incaricato per iscritto e lui ha cercato la casa solo per Lei. Ogni altro accordo è nullo. Il pagato si può chiedere indietro, di solito per tre anni.',
  },
  'de.ask-home.wear': {
    says: 'Non paga ciò che si consuma vivendo normalmente: pareti ingiallite, fori usuali, tracce sul pavimento. Lo copre l’affitto. Paga solo i veri danni, e solo al valore di oggi. Chieda prove e fatture.',
  },
  'de.ask-home.pets': {
    says: 'Un contratto non può vietare tutti i cani e gatti. Il locatore deve pesare: grandezza, casa, vicini, i Suoi motivi. Chieda prima per iscritto. Gli animali piccoli in gabbia o acquario non richiedono permesso. Se il no non ha un motivo giusto, può decidere un giudice.',
    dependsOn: 'l’animale, la casa e i motivi di entrambi',
  },
  'de.ask-home.cannot-pay-rent': {
    says: 'Agisca prima di due affitti arretrati: allora il locatore può disdire subito. Paghi prima l’affitto e chieda rate per iscritto. Jobcenter o ufficio sociale possono prendere il debito, anche se lavora. Chieda il Wohngeld. La Sua città ha un aiuto gratuito (Wohnungssicherung).',
  },
  'de.ask-home.notice-received': {
    says: 'Stia calmo: solo un tribunale può mandarla via. Controlli carta, firma e motivo. Mancano due affitti? Paghi subito tutto; può annullare la disdetta immediata. Altrimenti si opponga per durezza per iscritto fino a due mesi prima della fine. Vada presto a un Mieterverein o da un avvocato.',
  },
  'de.ask-home.mould-leave': {
    says: 'Può andarsene subito solo se è grave o pericoloso per la salute. Prima fissi al locatore un ultimo termine scritto, con foto. Un certificato o una perizia aiuta. Se sbaglia, deve l’affitto del preavviso; chieda prima a un Mieterverein. Intanto ridurre l’affitto è più sicuro.',
    dependsOn: 'quanto è grave e se ha prima fissato un termine',
  },
  'de.ask-home.before-moving-in': {
    says: 'Non c’è recesso se ha visto prima la casa. Può disdire subito, anche prima di entrare: di solito tre mesi. L’affitto è dovuto dall’inizio. Offra un nuovo inquilino e chieda per iscritto la fine. Firmato senza vederla, con una ditta? Allora possono valere 14 giorni.',
  },
  'de.ask-home.right-leave-on-rise': {
    says: 'Può invece andarsene prima. Dia disdetta entro la fine del secondo mese dopo la lettera. Il contratto finisce due mesi dopo.',
  },
  'de.ask-home.right-painting': {
    says: 'Un obbligo di tinteggiare a date fisse è nullo. Se ha avuto la casa non tinteggiata e senza compenso, non deve farlo. L’usura normale non Le costa nulla.',
  },
  'de.ask-home.cable-fee': {
    says: 'Dal 1º luglio 2024 la tv via cavo non può più stare nelle spese. La deve solo con un contratto Suo. La tolga dal conto e scriva perché.',
  },
}
