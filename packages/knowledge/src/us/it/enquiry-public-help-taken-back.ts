/** The Italian words of the rows in ../enquiry-public-help-taken-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_HELP_TAKEN_BACK_IT: Words = {
  'us.fact.snap-overpaid': {
    says: "Anche se l'errore era loro, possono di solito chiedere indietro SNAP. Chieda per iscritto un'udienza (fair hearing) entro 90 giorni, con la prova di aver comunicato tutto: se è in tempo, devono aspettare. Se la somma è giusta, chieda di abbassarla (compromise). Senza frode possono togliere al massimo il 10% dell'aiuto al mese, o 10 dollari se è di più. Non firmi nulla che parli di frode o rinunci all'udienza.",
  },
  'us.fact.medicaid-renewal': {
    says: 'Manda subito i documenti. Entro 90 giorni dalla fine quasi nessuno deve rifare la domanda. Chiedi anche una fair hearing se l’avviso è andato al vecchio indirizzo. Avvisa medico o farmacia e chiedi a una clinica i farmaci urgenti. I conti da allora spesso vengono coperti dopo.',
  },
  'us.fact.cp504': {
    says: 'Un CP504 non permette ancora all’IRS di prendere stipendio o conto; di solito solo un rimborso statale. Per il resto serve un avviso finale, con 30 giorni per un’udienza. Usa il tempo: chiedi rate su IRS.gov, o una pausa se non puoi pagare affitto e cibo.',
  },
  'us.fact.taxes-not-filed': {
    says: 'Presenta subito le dichiarazioni, anche se non puoi pagare. Presentare tardi costa molto più che pagare tardi, e un rimborso si perde dopo tre anni. I dati sui salari sono nel tuo conto su IRS.gov. Poi chiedi rate. Il carcere è per chi nasconde o mente, quasi mai per chi si fa avanti.',
  },
  'us.fact.support-license': {
    says: 'Rispondi per iscritto entro la data, di solito 20-30 giorni. Offri rate: in quasi tutti gli Stati così tieni la patente. Di’ che ti serve per lavoro. Chiedi oggi di cambiare il mantenimento: scende solo da quando lo chiedi. Paga quello che puoi.',
  },
}
