/** Decisioni degli assicuratori e intestatario dell’auto: le righe del Belgio in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_IT: Words = {
  'be.fine.right-owner': {
    says: 'La legge considera l’intestatario dell’auto come il conducente. Può mostrare che non era Lei. Dica chi guidava.',
  },
  'be.insurance.want': {
    says: 'L’assicuratore Le dice che cosa paga, o che rifiuta.',
  },
  'be.insurance.reality': {
    says: 'È l’opinione dell’assicuratore. Può chiedere perché e rivolgersi gratis a un ombudsman.',
  },
  'be.insurance.right-three-years': {
    says: 'Ha tre anni per chiedere all’assicuratore. Scriva molto prima.',
  },
  'be.insurance.right-clock-stops': {
    says: 'Se ha avvisato in tempo, il termine si ferma finché l’assicuratore non Le scrive la decisione.',
  },
  'be.insurance.right-forgot': {
    says: 'Se ha dimenticato di dire qualcosa senza volerlo, di solito possono solo pagare meno.',
  },
  'be.insurance.right-late-notice': {
    says: 'Un avviso tardivo conta contro di Lei solo se ha danneggiato l’assicuratore.',
  },
  'be.insurance.right-grave-fault': {
    says: 'Se parlano di colpa grave (faute lourde, zware fout), il contratto deve nominare proprio quel caso.',
  },
  'be.insurance.step-term': {
    says: 'Chieda per iscritto quale clausola della polizza usano, e una copia.',
  },
  'be.insurance.step-file': {
    says: 'Raccolga polizza, foto, fatture e lettere. Annoti il giorno di ognuna.',
  },
  'be.insurance.step-complain': {
    says: 'Reclami prima all’assicuratore. Se dice ancora no, vada all’ombudsman delle assicurazioni.',
  },
  'be.insurance.option-answer': {
    says: 'Scriva perché il motivo non va, con le prove.',
    title: 'Rispondere all’assicuratore',
    cost: 'Un francobollo.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Il motivo è sbagliato.',
  },
  'be.insurance.option-ombudsman': {
    says: 'L’ombudsman delle assicurazioni guarda il Suo caso gratis.',
    title: 'Andare dall’ombudsman',
    cost: 'Gratis.',
    time: 'Alcuni mesi.',
    risk: 'Tenga d’occhio i tre anni.',
    bestFor: 'L’assicuratore rifiuta ancora.',
  },
}
