/** Un pagamento di troppo di aiuti allo studio: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_OVERPAYMENT_IT: Words = {
  'gb.student-overpaid.common': {
    says: 'Capita a molti studenti che lasciano, cambiano corso o reddito. Si può concordare un piano.',
  },
  'gb.student-overpaid.no-bailiff': {
    says: 'Con una sola lettera nessuno può prendere beni o paga. Prima dovrebbe decidere un giudice.',
  },
  'gb.student-overpaid.step-check': {
    says: 'Chieda come hanno calcolato: quali giorni, quali soldi e in che data avrebbe lasciato.',
  },
  'gb.student-overpaid.step-university': {
    says: 'Chieda all’università quale ultimo giorno ha comunicato. Se è sbagliato, lo faccia correggere prima lì.',
  },
  'gb.student-overpaid.step-plan': {
    says: 'Se è giusto, chiami prima di quel giorno e offra una somma al mese che Le lasci da vivere.',
  },
  'gb.student-overpaid.right-ill': {
    says: 'Se ha smesso per malattia, può avere diritto fino a 60 giorni dopo. Lo chieda con un certificato.',
  },
  'gb.student-overpaid.right-reasons': {
    says: 'Anche senza questo, possono lasciarLe soldi per forti motivi personali, come malattia in famiglia. Lo dica con prove.',
  },
  'gb.student-overpaid.right-appeal': {
    says: 'Se la decisione è sbagliata, può fare appello scritto a Student Finance England. Alla fine un Independent Assessor lo esamina gratis.',
  },
  'gb.student-overpaid.insight-apart': {
    says: 'Si rimborsa a parte dal resto del prestito, che paga solo da un certo reddito.',
    actionable: 'Se studia ancora, chieda se può essere tolto a piccole parti.',
  },
  'gb.student-overpaid.option-dispute': {
    says: 'Dica quale data, reddito o motivo è sbagliato, con prove dell’università o del medico.',
    title: 'Chiedere di riesaminarlo',
    cost: 'Niente.',
    time: 'Una lettera adesso.',
    risk: 'Intanto possono continuare a chiedere. Chieda una pausa.',
    bestFor: 'Le date sono sbagliate, o era malato.',
  },
  'gb.student-overpaid.option-plan': {
    says: 'Mostri entrate e spese. Chieda il piano per iscritto, senza recuperatore finché paga.',
    title: 'Concordare di restituire a rate',
    cost: 'Una somma sostenibile al mese.',
    time: 'Una chiamata, poi mesi.',
    risk: 'Una rata saltata può portare al recupero.',
    bestFor: 'La somma è giusta, ma troppa in una volta.',
  },
}
