/** Dismissal for an economic reason (motif économique) and the job safety contract (CSP): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_WORDS: Words = {
  'fr.job.want-economic': {
    says: 'Ihr Arbeitgeber will Ihnen aus wirtschaftlichem Grund kündigen, nicht wegen etwas, das Sie getan haben.',
  },
  'fr.job.deadline-csp': {
    says: 'Sie haben ab dem Angebot 21 Tage, um Ja oder Nein zum Vertrag zur beruflichen Sicherung (CSP) zu sagen. Schweigen heißt Nein.',
    action: 'Über das CSP-Angebot entscheiden',
    consequence: 'Danach gilt das Angebot nicht mehr.',
  },
  'fr.job.right-economic-move': {
    says: 'Vor einer wirtschaftlichen Kündigung (licenciement économique) muss der Arbeitgeber für Sie eine andere Stelle suchen, auch in der Gruppe in Frankreich.',
  },
  'fr.job.right-rehire': {
    says: 'Verlangen Sie es binnen eines Jahres, kommen Sie bei neuen passenden Stellen zuerst.',
  },
  'fr.job.right-csp': {
    says: 'In Firmen unter 1.000 Beschäftigten muss man Ihnen den Vertrag zur beruflichen Sicherung (CSP) anbieten: Weiterbildung und bessere Leistungen.',
  },
  'fr.job.right-order': {
    says: 'Gehen einige und bleiben andere, muss nach fairen Regeln gewählt werden: Familie, Jahre, Behinderung oder Alter, Können. Sie dürfen sie bis zehn Tage nach Ihrem Weggang schriftlich erfragen.',
  },
}
