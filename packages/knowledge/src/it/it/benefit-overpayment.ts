/** Benefits that INPS asks back (indebito): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_WORDS: Words = {
  'it.public.want-benefit': {
    says: 'L’INPS dice di averLe pagato troppo e lo richiede (indebito). Può risalire a dieci anni.',
  },
  'it.public.reality-benefit': {
    says: 'È serio, ma può ricorrere gratis. Devono lasciarLe il necessario per vivere.',
  },
  'it.public.no-whole-benefit': {
    says: 'Non possono fermare tutta la pensione per riaverli: al massimo un quinto al mese.',
  },
  'it.public.deadline-benefit': {
    says: "Ha 90 giorni da quando l'ha ricevuto per chiedere il riesame all'INPS.",
    action: "Fare ricorso all'INPS online o al patronato",
    consequence: 'Il ricorso è tardivo e il recupero va avanti.',
  },
  'it.public.right-good-faith': {
    says: "Se la pensione è stata pagata in più per errore dell'INPS, spesso non deve restituire se era in buona fede e ha detto tutto.",
  },
  'it.public.right-fifth-benefit': {
    says: 'Possono trattenere al massimo un quinto della pensione e non sotto la parte intoccabile.',
  },
  'it.public.step-what-benefit': {
    says: 'Guardi quale prestazione, quali mesi e perché: l’INPS deve dare i motivi e mostrarLe gli atti. Vada a un patronato, gratis.',
  },
  'it.public.step-answer-benefit': {
    says: 'Se è sbagliata, faccia ricorso con un patronato e dica che era in buona fede.',
  },
  'it.public.step-plan-benefit': {
    says: "Se è giusto, chieda all'INPS piccole rate mensili. Il patronato lo fa gratis.",
  },
  'it.public.step-papers-benefit': {
    says: "Raccolga ciò che ha comunicato all'INPS e quando: moduli, redditi, lettere.",
  },
  'it.public.option-appeal-benefit': {
    title: "Ricorso all'INPS",
    says: 'Il patronato lo presenta gratis.',
    cost: 'Nulla.',
    time: '90 giorni.',
    risk: 'Basso.',
    bestFor: 'Era in buona fede o la somma è sbagliata.',
  },
  'it.public.option-plan-benefit': {
    title: 'Restituire a rate',
    says: "Chieda all'INPS piccole rate mensili.",
    cost: 'La somma, a rate.',
    time: 'Minuti per chiedere.',
    risk: 'Basso.',
    bestFor: 'Non aveva diritto ai soldi.',
  },
  'it.public.right-naspi-work': {
    says: 'Un nuovo lavoro fino a sei mesi sospende soltanto la NASpI. Con un reddito basso comunicato all’INPS, una parte resta Sua. Controlli il calcolo.',
  },
}
