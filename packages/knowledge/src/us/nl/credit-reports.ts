/** The Dutch words of the rows in ../credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORTS_NL: Words = {
  'us.credit.right-check': {
    says: 'Het bureau moet nakijken wat u betwist, meestal binnen 30 dagen. Het bedrijf dat het meldde, moet het ook onderzoeken.',
  },
  'us.credit.right-claim': {
    says: 'Als zij het niet goed nakijken, kunt u naar de rechter. Meestal hebt u twee jaar vanaf de dag dat u het ontdekt.',
  },
  'us.credit.right-block': {
    says: 'Met een melding van identiteitsdiefstal (identity theft report) kunt u valse schulden uit uw kredietrapport laten blokkeren. Uw dossier bevriezen (freeze) is gratis.',
  },
  'us.credit.right-old': {
    says: 'De meeste slechte meldingen moeten na zeven jaar weg. U kunt van elk bureau een gratis rapport krijgen.',
  },
  'us.credit.step-dispute': {
    says: 'Betwist schriftelijk bij elk bureau en bij het bedrijf dat het meldde. Stuur kopieën van uw bewijs mee en bewaar de postbewijzen.',
  },
}
