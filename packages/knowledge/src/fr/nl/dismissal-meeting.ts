/** The meeting before a dismissal or a sanction (entretien préalable): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MEETING_WORDS: Words = {
  'fr.job.want-invite': {
    says: 'Uw werkgever nodigt u uit voor een gesprek voor er een beslissing valt. U bent nog niet ontslagen.',
  },
  'fr.job.not-yet': {
    says: 'Op het gesprek kunnen ze u niet ontslaan. De brief mag op zijn vroegst twee werkdagen later worden verstuurd.',
  },
  'fr.job.know-adviser': {
    says: 'Zijn er in het bedrijf geen vertegenwoordigers, dan kan een gratis adviseur van buiten (conseiller du salarié) met u meegaan.',
    learnMore:
      'De lijst ligt in het gemeentehuis en bij de arbeidsinspectie (inspection du travail). De uitnodiging moet dat zeggen.',
  },
  'fr.job.step-invite': {
    says: 'Ga naar het gesprek met een collega of adviseur. Luister, maak notities, teken daar niets.',
  },
  'fr.job.step-invite-check': {
    says: 'Tel de dagen: tussen het krijgen van de brief en het gesprek moeten vijf volle werkdagen liggen.',
  },
  'fr.job.right-meeting': {
    says: 'U hebt recht op een gesprek vooraf, minstens vijf werkdagen eerder aangekondigd, met iemand naast u.',
  },
  'fr.job.element-meeting': {
    name: 'Het gesprek vooraf',
    says: 'Eerst moet er een gesprek zijn geweest.',
    ifMissing: 'Wij zien geen gesprek genoemd. Was er geen, dan kunt u tot een maand loon krijgen.',
  },
  'fr.job.element-adviser': {
    name: 'Dat u iemand mag meebrengen',
    says: 'De uitnodiging moet zeggen dat u iemand mag meebrengen.',
    ifMissing: 'Wij zien niet dat u iemand mag meebrengen. Noteer het: dit kan u geld opleveren.',
  },
  'fr.job.right-sanction-meeting': {
    says: 'Voor een straf die uw baan raakt, moet men u uitnodigen voor een gesprek. U mag een collega meebrengen, en ze moeten de reden schriftelijk geven.',
  },
  'fr.job.right-two-months': {
    says: 'Ze mogen een fout die ze langer dan twee maanden kennen niet meer straffen. Een rechter kan een te harde straf schrappen; bij onterecht ontslag krijgt u geld.',
  },
}
