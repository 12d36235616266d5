/** Italian: answers to papers whose kind is too wide for one letter. See en/papers.ts. */
import type { LetterPlan } from '../../letter-plan.ts'

export const IT_PAPERS = [
  {
    papers: ['disciplinary_hearing'],
    subject: 'la vostra contestazione',
    position: ['Contesto gli addebiti. Mi riservo di rispondere nei termini.'],
    request: [{ says: 'Prima vi chiedo di inviarmi:', why: 'whyReasons' }],
    item: ['i fatti contestati, con le date', 'le note, le dichiarazioni e le altre prove'],
    close: ['Chiedo di essere sentito, con un rappresentante del sindacato.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['work_warning'],
    subject: 'il vostro richiamo',
    position: [
      'Non accetto il richiamo.',
      {
        says: 'È ingiusto perché: [dire perché: i fatti, il modo o come sono stati trattati altri].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'Vi chiedo di toglierlo dal mio fascicolo. Fino ad allora tenete questa lettera insieme a esso. Inviatemi anche:',
        why: 'whyReasons',
      },
    ],
    item: ['le note e le dichiarazioni usate'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['work_suspension'],
    subject: 'la mia sospensione',
    position: ['Nego di avere colpa. Sono pronto a lavorare.'],
    request: [{ says: 'Vi chiedo di dirmi per iscritto:', why: 'whyReasons' }],
    item: [
      'i fatti contestati, con le date',
      'quanto deve durare',
      'se la mia paga e le ferie continuano',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['exit_agreement'],
    subject: 'la vostra offerta per chiudere il lavoro',
    position: ['Per ora non accetto e non rifiuto l’offerta. Sto chiedendo consiglio.'],
    request: [{ says: 'Mi serve più tempo. Vi chiedo di inviarmi:', why: 'whyTime' }],
    item: [
      'il testo completo dell’accordo',
      'come avete calcolato ogni somma',
      'che cosa succede se non sono d’accordo',
    ],
    hold: ['Fino ad allora il mio rapporto continua. Con questa lettera non rinuncio a nulla.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['rent_increase'],
    subject: 'l’aumento del canone',
    position: ['Non accetto il nuovo canone.'],
    request: [{ says: 'Vi chiedo di inviarmi:', why: 'whyReasons' }],
    item: [
      'come arrivate al nuovo canone, con dati e date',
      'la clausola o la regola che lo permette, e da quale giorno',
    ],
    hold: ['Mi riservo di far controllare l’aumento.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['service_charge'],
    subject: 'le spese comuni',
    position: ['Non accetto la somma finché non vedo come la calcolate.'],
    request: [{ says: 'Vi chiedo di inviarmi:', why: 'whyReasons' }],
    item: [
      'le fatture di tutte le spese',
      'come è calcolata la mia quota',
      'la clausola o la delibera che mi obbliga a pagarle',
    ],
    hold: ['Non aggiungete spese prima della risposta.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['deposit_deductions'],
    subject: 'le trattenute sulla cauzione',
    position: [
      {
        says: 'Non accetto queste trattenute: [indicare ogni somma e dire perché].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Vi chiedo di inviarmi:', why: 'whyReasons' }],
    item: ['i verbali di consegna e di rilascio, con foto', 'la fattura di ogni somma'],
    hold: ['Pagatemi ora la parte non contestata, con gli interessi.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['benefit_decision'],
    subject: 'ricorso contro la vostra decisione',
    position: [
      'Contesto questa decisione e presento ricorso.',
      { says: 'I miei motivi: [che cosa è sbagliato, con date e prove].', why: 'whyObjection' },
    ],
    request: [{ says: 'Vi chiedo di inviarmi:', why: 'whyReasons' }],
    item: ['i motivi e la norma applicata', 'i fatti e i documenti usati'],
    hold: ['Non cambiate nulla del mio aiuto fino alla decisione.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['data_breach'],
    subject: 'i miei dati nella vostra violazione',
    position: ['Mi avete scritto che i miei dati sono usciti.'],
    request: [{ says: 'Vi chiedo di dirmi per iscritto:', why: 'whyReasons' }],
    item: [
      'quali miei dati sono stati visti o copiati, e quando',
      'che cosa avete fatto da allora per proteggerli',
      'quale aiuto e quale protezione pagate',
    ],
    close: ['Mi riservo tutti i miei diritti.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['price_rise'],
    subject: 'il vostro aumento di prezzo',
    position: ['Non accetto l’aumento di prezzo.'],
    request: [{ says: 'Vi chiedo di dirmi per iscritto:', why: 'whyReasons' }],
    item: [
      'quale clausola del contratto lo permette',
      'come e fino a quando posso recedere senza costi',
    ],
    notes: ['noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
