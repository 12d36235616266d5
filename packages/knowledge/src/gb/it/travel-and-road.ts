/** Italian: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_IT: Words = {
  'gb.car.right-back': {
    says: "Per riavere l'auto mostri assicurazione, patente e che è Sua, e paghi le spese. L'avviso Le dà almeno sette giorni lavorativi. Le spese crescono ogni giorno.",
  },
  'gb.car.know-insurance': {
    says: 'Guidare senza assicurazione è reato anche se non lo sapeva. La multa fissa è £300 e sei punti. Un giudice può sentire motivi speciali.',
  },
  'gb.car.know-new': {
    says: 'Sei punti nei due anni dopo il primo esame tolgono la patente. Deve allora rifare i due esami.',
  },
  'gb.car.right-record': {
    says: "Un'auto va assicurata o dichiarata ferma (SORN). Se era assicurata, mandi la prova. Se l'aveva venduta prima, lo dica alla DVLA e lo scriva.",
  },
  'gb.car.know-drink': {
    says: 'Troppo alcol significa almeno 12 mesi senza patente. Un corso può ridurli. Prenda un avvocato prima del giudice; quel giorno può esserci aiuto gratis.',
  },
  'gb.car.right-uninsured-other': {
    says: "Se l'altro non era assicurato o è fuggito, chieda al Motor Insurers' Bureau. Lo denunci presto alla polizia.",
  },
  'gb.car.answer': {
    says: "Faccia ora un'assicurazione. La porti con patente e prova che l'auto è Sua entro il termine dell'avviso, e paghi le spese. Crescono ogni giorno.",
  },
  'gb.police.right-search': {
    says: 'La polizia ha bisogno di veri motivi per perquisirLa in strada. Deve dire perché, dare nome e posto, e offrirLe un verbale.',
  },
  'gb.police.right-solicitor': {
    says: 'Un avvocato è gratis alla stazione di polizia, anche per un colloquio volontario. Lo chieda prima di rispondere.',
  },
  'gb.police.answer': {
    says: "Non è obbligato ad andare, ma allora possono arrestarLa. Chieda prima l'avvocato gratis, e non risponda senza di lui. Ciò che dice può valere in giudizio.",
  },
  'gb.police.right-property': {
    says: "La polizia può tenere una cosa solo finché le serve. La chieda per iscritto. Un Magistrates' Court può ordinarlo.",
  },
  'gb.court.single-justice': {
    says: "Risponda entro 21 giorni: colpevole o non colpevole. Può chiedere un'udienza. Se tace, può essere condannato senza esserci.",
  },
  'gb.jury.wants': { says: 'La chiamano come giurato (jury). Risponda entro sette giorni.' },
  'gb.jury.right-defer': {
    says: "Può chiedere una volta un'altra data, o l'esonero per un buon motivo. Mancare senza motivo può costare fino a £1,000.",
  },
  'gb.jury.right-job': {
    says: 'Il datore deve lasciarLa andare e non può punirLa. La legge non lo obbliga a pagare, ma il tribunale paga la paga persa fino a un limite.',
  },
  'gb.ask-travel.package': {
    says: "Se cambia molto una parte principale, come l'hotel o le date, o il prezzo sale oltre l'8%, può annullare e riavere tutto in 14 giorni. Risponda entro il giorno fissato. Se sul posto è andata male, lo segnali subito e poi chieda un prezzo più basso.",
  },
  'gb.ask-travel.late-train': {
    says: "Sì. Chieda il Delay Repay alla compagnia del treno in ritardo, entro 28 giorni, con il biglietto. Paga una parte da 15 o 30 minuti, di più per un'ora. Se il treno è cancellato e non ha viaggiato, chieda tutto. Poi il Rail Ombudsman è gratuito.",
  },
}
