/** Seized cars, insurance, new drivers, the licence and accidents: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CARS_AND_LICENCES_IT: Words = {
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
  'gb.licence.right-medical': {
    says: "Mandi nuovi fatti medici e chieda alla DVLA un nuovo esame. Può andare al Magistrates' Court entro sei mesi, o in Scozia da uno sheriff entro 21 giorni.",
  },
}
