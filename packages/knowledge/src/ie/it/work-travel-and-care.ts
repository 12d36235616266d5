/** Italian: jobs, package holidays, immigration papers, nursing homes, injury claims, and names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRAVEL_AND_CARE_IT: Words = {
  'ie.work.right-transfer': {
    says: 'Se il lavoro passa a un nuovo datore, posto e contratto passano con Lei. Devono dirglielo in tempo, se possono 30 giorni prima.',
  },
  'ie.work.right-terms': {
    says: 'Il datore deve darLe le condizioni principali per iscritto entro cinque giorni, e il resto entro un mese. Può lamentarsi con la Workplace Relations Commission.',
  },
  'ie.work.right-hours': {
    says: "Ha diritto a quattro settimane di ferie pagate l'anno, a pause, e a 48 ore la settimana al massimo in media.",
  },
  'ie.work.right-telling': {
    says: 'Non possono punirLa o licenziarLa perché ha segnalato illeciti. Non serve anzianità. Il Circuit Court può agire entro 21 giorni.',
  },
  'ie.work.right-remote': {
    says: 'Può chiedere il lavoro a distanza dal primo giorno. Il datore deve rispondere per iscritto in quattro settimane con i motivi, ma può dire no.',
  },
  'ie.package.right': {
    says: "Se l'organizzatore cancella o cambia molto il viaggio, può riavere tutto. Se è andato male, può chiedere un prezzo più basso.",
  },
  'ie.bag.right': {
    says: 'La compagnia deve pagare un bagaglio perso, in ritardo o rotto, fino a un limite. Scriva entro 7 giorni per danni, e 21 giorni per ritardo.',
  },
  'ie.stay.wants': {
    says: 'Il servizio immigrazione ha detto no. La lettera dice se può fare ricorso o chiedere un riesame, ed entro quando.',
  },
  'ie.stay.right': {
    says: 'Ha diritto ai motivi per iscritto. Contro un visto rifiutato può fare ricorso gratis, quasi sempre entro due mesi.',
  },
  'ie.stay.step': {
    says: "Prenda consiglio questa settimana da un avvocato o dall'Immigrant Council of Ireland. Non lasci scadere il permesso: chieda il rinnovo in tempo.",
  },
  'ie.stay.right-deport': {
    says: "Prima di un'espulsione riceve una lettera e 15 giorni lavorativi per dire perché deve restare. Prenda ora un avvocato; il Legal Aid Board può aiutare.",
  },
  'ie.stay.know-citizen': {
    says: "Non c'è ricorso contro il rifiuto della cittadinanza. Può rifare domanda. Un giudice può vedere se la decisione è stata giusta.",
  },
  'ie.care.right-fair-deal': {
    says: 'Con Fair Deal paga una parte di redditi e beni, e lo Stato il resto. La casa conta solo tre anni. Può chiedere un riesame o fare ricorso.',
  },
  'ie.injury.right-time': {
    says: "Una richiesta per lesioni deve iniziare entro due anni. Scriva all'altra parte entro un mese. Quasi tutte vanno prima all'Injuries Resolution Board.",
  },
  'ie.public.right-ombudsman': {
    says: "Si lamenti prima con l'ente pubblico. Poi l'Ombudsman può esaminare gratis, quasi sempre entro 12 mesi.",
  },
  'ie.parking.right-fair-terms': {
    says: 'Una somma su suolo privato si basa su un contratto. Un cartello poco chiaro, o una somma troppo alta, può non vincolarLa.',
  },
  'ie.tax.know-interest': {
    says: 'Gli interessi corrono per ogni giorno di ritardo della tassa. Revenue può accettare rate, e non agisce finché le rispetta.',
  },
  'ie.home.right-hap': {
    says: 'Un proprietario non può rifiutarLa perché riceve HAP o un altro aiuto per la casa. Può andare alla Workplace Relations Commission, dopo aver scritto al proprietario entro due mesi.',
  },
  'ie.home.right-homeless': {
    says: 'Se non ha dove andare, chieda subito al comune di valutarLa come persona senza casa. Può pagare un alloggio.',
  },
}
