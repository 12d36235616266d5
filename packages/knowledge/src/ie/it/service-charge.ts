/** The Italian words of the rows in ../service-charge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_IT: Words = {
  'ie.service.right-budget': {
    says: 'La spesa deve basarsi su un bilancio annuale portato in assemblea. Chieda il bilancio e la Sua quota.',
  },
  'ie.service.right-vote': {
    says: 'Può parlare e votare in assemblea. Se tre quarti rifiutano, per ora resta la spesa dell’anno prima.',
  },
  'ie.service.right-report': {
    says: 'Ogni anno deve ricevere una relazione: conti, fondo di riserva (sinking fund) e assicurazione.',
  },
  'ie.service.right-court': {
    says: 'Se la società non rispetta la legge, un proprietario può andare alla Circuit Court. Prima parli.',
  },
  'ie.service.warn-stop': {
    says: 'Non smetta di pagare per protesta. Il debito resta alla casa e blocca una vendita.',
  },
  'ie.service.step-ask': {
    says: 'Chieda per iscritto bilancio, ultimi conti e calcolo della Sua quota.',
  },
  'ie.service.option-plan': {
    title: 'Chiedere di pagare a rate',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'La somma è giusta ma troppa in una volta.',
    says: 'Offra prima della scadenza una rata che può mantenere.',
  },
}
