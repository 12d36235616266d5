/** The Italian words of the rows in ../school-discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_DISCIPLINE_IT: Words = {
  'fr.school.want': {
    says: 'La scuola porta Suo figlio davanti a un consiglio di disciplina, o Le dice che cosa ha deciso.',
  },
  'fr.school.reality': {
    says: 'Lei e Suo figlio potete parlare, portare un difensore e indicare testimoni. La sanzione peggiore è l’allontanamento dalla scuola.',
  },
  'fr.school.right-file': {
    says: 'La chiamata deve arrivare almeno cinque giorni prima. Può leggere il fascicolo a scuola.',
  },
  'fr.school.right-list': {
    says: 'Valgono solo le sanzioni della lista, dall’avviso all’espulsione. Il consiglio deve motivare, ed è possibile la sospensione (sursis).',
  },
  'fr.school.right-appeal': {
    says: 'Contro la decisione del consiglio scriva al rettore (recteur) entro otto giorni. Questo non ferma la sanzione. Il tribunale viene solo dopo.',
  },
  'fr.school.right-place': {
    says: 'Un figlio fino a sedici anni deve avere una scuola. Il rettore deve trovare un nuovo posto.',
  },
  'fr.school.step': {
    says: 'Chieda questa settimana di vedere il fascicolo. Scriva che cosa è successo, con i nomi di chi ha visto. Vada all’incontro con Suo figlio.',
  },
  'fr.school.option': {
    says: 'Chieda a un’associazione di genitori (FCPE, PEEP) di venire con Lei.',
    title: 'Farsi aiutare per l’incontro',
    cost: 'Gratis.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Il giorno dell’incontro è vicino.',
  },
}
