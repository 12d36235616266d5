/** The Dutch words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_NL: Words = {
  'us.student-loan.deadline-hearing': {
    says: 'Vraag binnen 30 dagen na het bericht om een hoorzitting. Dan mogen zij geen loon nemen tot er is beslist.',
    action: 'Schriftelijk om een hoorzitting vragen, of een plan afspreken',
    consequence:
      'Uw werkgever kan horen dat hij loon moet inhouden. U kunt later nog om een hoorzitting vragen.',
  },
  'us.student-loan.right-fifteen': {
    says: 'Voor een federale studielening mag hoogstens 15% van uw nettoloon worden ingehouden.',
  },
  'us.student-loan.right-notice': {
    says: 'U moet 30 dagen vooraf bericht krijgen. U mag de papieren zien, de schuld betwisten, grote moeite laten zien of een plan afspreken.',
  },
  'us.student-loan.right-lost-job': {
    says: 'Verloor u buiten uw keuze een baan? Dan mogen zij geen loon nemen tot u weer 12 maanden hebt gewerkt.',
  },
  'us.student-loan.option-rehabilitate': {
    says: 'Vraag om herstel (rehabilitation): negen betalingen in tien maanden die bij uw inkomen passen. Het haalt ook de achterstand (default) uit uw kredietrapport.',
    title: 'De lening uit de achterstand (default) halen',
    cost: 'Negen kleine betalingen, naar uw inkomen',
    time: 'Tien maanden',
    risk: 'De lening blijft. Na een gemiste betaling begint het opnieuw.',
    bestFor: 'U bent het schuldig en kunt wat betalen.',
  },
  'us.student-loan.deadline-offset': {
    says: 'Vraag binnen 65 dagen na de brief om een hoorzitting (hearing). Dan wordt er geen loon ingehouden tot er is beslist.',
    action: 'Schriftelijk om een hoorzitting vragen voordat uw loon wordt gekort',
    consequence: 'Uw dienst kan tot 15 % van uw nettoloon inhouden.',
  },
  'us.student-loan.right-offset': {
    says: 'Van loon van de federale overheid mag hoogstens 15 % van het netto worden ingehouden. Eerst mag u de stukken zien, een plan afspreken of een hoorzitting bij iemand van buiten krijgen. Vraag de stukken binnen 20 dagen: dan hebt u 15 dagen nadat ze komen.',
  },
}
