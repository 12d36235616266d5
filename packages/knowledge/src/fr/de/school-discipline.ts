/** The German words of the rows in ../school-discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_DISCIPLINE_DE: Words = {
  'fr.school.want': {
    says: 'Die Schule lädt Ihr Kind vor den Disziplinarrat (conseil de discipline) oder sagt Ihnen, was er entschieden hat.',
  },
  'fr.school.reality': {
    says: 'Sie und Ihr Kind dürfen sprechen, jemanden zur Verteidigung mitbringen und Zeugen nennen. Die schwerste Strafe ist der Ausschluss von der Schule.',
  },
  'fr.school.right-file': {
    says: 'Die Ladung muss mindestens fünf Tage vorher kommen. Sie dürfen die Akte in der Schule lesen.',
  },
  'fr.school.right-list': {
    says: 'Erlaubt sind nur die Strafen der Liste, von der Verwarnung bis zum Ausschluss. Der Rat muss Gründe nennen; eine Strafe auf Bewährung (sursis) ist möglich.',
  },
  'fr.school.right-appeal': {
    says: 'Gegen die Entscheidung des Rates schreiben Sie binnen acht Tagen an den Rektor der Akademie (recteur). Das stoppt die Strafe nicht. Ein Gericht kommt erst danach.',
  },
  'fr.school.right-place': {
    says: 'Ein Kind bis sechzehn muss eine Schule haben. Der Rektor der Akademie (recteur) muss einen neuen Platz finden.',
  },
  'fr.school.step': {
    says: 'Verlangen Sie diese Woche die Akte. Schreiben Sie auf, was geschah, mit Namen von Menschen, die es sahen. Gehen Sie mit Ihrem Kind zur Sitzung.',
  },
  'fr.school.option': {
    says: 'Bitten Sie einen Elternverein (FCPE, PEEP), mitzukommen.',
    title: 'Hilfe für die Sitzung holen',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Der Tag der Sitzung ist nahe.',
  },
}
