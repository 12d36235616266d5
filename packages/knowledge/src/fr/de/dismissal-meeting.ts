/** The meeting before a dismissal or a sanction (entretien préalable): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MEETING_WORDS: Words = {
  'fr.job.want-invite': {
    says: 'Ihr Arbeitgeber lädt Sie vor einer Entscheidung zu einem Gespräch. Ihnen ist noch nicht gekündigt.',
  },
  'fr.job.not-yet': {
    says: 'Beim Gespräch darf man Ihnen nicht kündigen. Der Brief darf frühestens zwei Werktage später abgeschickt werden.',
  },
  'fr.job.know-adviser': {
    says: 'Gibt es im Betrieb keine Personalvertretung, kann ein kostenloser Berater von außen (conseiller du salarié) mit Ihnen kommen.',
    learnMore:
      'Die Liste liegt im Rathaus und beim Arbeitsamt (inspection du travail). Die Einladung muss das sagen.',
  },
  'fr.job.step-invite': {
    says: 'Gehen Sie mit einem Kollegen oder Berater zum Gespräch. Hören Sie zu, schreiben Sie mit, unterschreiben Sie dort nichts.',
  },
  'fr.job.step-invite-check': {
    says: 'Zählen Sie die Tage: Zwischen dem Erhalt des Briefes und dem Gespräch müssen fünf volle Werktage liegen.',
  },
  'fr.job.right-meeting': {
    says: 'Sie haben das Recht auf ein Gespräch vorher, mit mindestens fünf Werktagen Vorlauf und jemandem an Ihrer Seite.',
  },
  'fr.job.element-meeting': {
    name: 'Das Gespräch vorher',
    says: 'Zuerst muss es ein Gespräch gegeben haben.',
    ifMissing:
      'Wir sehen kein Gespräch erwähnt. Gab es keines, können Sie bis zu einem Monatslohn bekommen.',
  },
  'fr.job.element-adviser': {
    name: 'Dass Sie jemanden mitbringen dürfen',
    says: 'Die Einladung muss sagen, dass Sie jemanden mitbringen dürfen.',
    ifMissing:
      'Wir sehen nicht, dass Sie jemanden mitbringen dürfen. Notieren Sie es: Das kann Ihnen Geld bringen.',
  },
  'fr.job.right-sanction-meeting': {
    says: 'Vor einer Strafe, die Ihre Stelle berührt, muss man Sie zu einem Gespräch laden. Sie dürfen einen Kollegen mitbringen, und der Grund muss schriftlich kommen.',
  },
  'fr.job.right-two-months': {
    says: 'Ein Fehlverhalten, das man seit mehr als zwei Monaten kennt, darf man nicht mehr bestrafen. Eine zu harte Strafe kann ein Richter aufheben; bei einer ungerechtfertigten Kündigung gibt es Geld.',
  },
}
