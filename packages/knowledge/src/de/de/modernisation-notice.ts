/** The German words of the rows in ../modernisation-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MODERNISATION_NOTICE_DE: Words = {
  'de.works.want': {
    says: 'Ihr Vermieter plant Arbeiten am Haus, und Sie sollen sie dulden.',
  },
  'de.works.reality': {
    says: 'Jetzt zahlen Sie nicht mehr Miete. Dafür braucht es nach den Arbeiten einen weiteren Brief, und es gibt eine Grenze.',
  },
  'de.works.deadline': {
    says: 'Bis zum Ende des Monats nach Zugang können Sie Härte geltend machen oder vorzeitig kündigen. Der Tag hier ist der sichere.',
    action: 'Dem Vermieter Härte in Textform mitteilen: Arbeiten, Krankheit, Geld',
    consequence: 'Härte wird dann meist nicht mehr beachtet.',
  },
  'de.works.right-three-months': {
    says: 'Die Ankündigung muss drei Monate vorher kommen, mit Art, Beginn, Dauer und erwarteter Mieterhöhung.',
  },
  'de.works.right-leave': {
    says: 'Sie dürfen vorzeitig kündigen: bis Ende des nächsten Monats, zum Ende des übernächsten.',
  },
  'de.works.right-reduce': {
    says: 'Lärm und Schmutz mindern die Miete. Bei energetischen Arbeiten gilt das die ersten drei Monate nicht. Ihre Kosten, etwa Putzen, werden ersetzt.',
  },
  'de.works.step': {
    says: 'Schreiben Sie rechtzeitig, wenn Arbeiten, Krankheit oder neue Miete zu viel sind. Legen Sie Nachweise bei.',
  },
  'de.works.option': {
    says: 'Machen Sie Härte schriftlich geltend. Ein Mieterverein hilft.',
    title: 'Härte geltend machen',
    cost: 'Kostenlos.',
    time: 'Bis Ende des nächsten Monats.',
    risk: 'Keins.',
    bestFor: 'Wenig Geld, Alter oder Krankheit.',
  },
}
