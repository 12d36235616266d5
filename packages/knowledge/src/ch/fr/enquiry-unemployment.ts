/** Questions about unemployment pay and days without it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_FR: Words = {
  'ch.ask.jobless-sanction': {
    says: 'Faites opposition par écrit dans les 30 jours, c’est gratuit. Dites votre bonne raison, ou pourquoi c’est trop. Continuez à chercher et gardez les preuves.',
  },
  'ch.ask.jobless': {
    says: 'Inscrivez-vous à l’ORP (job-room.ch) au plus tard le premier jour sans travail, et cherchez dès le congé. Il faut douze mois de cotisation en deux ans. C’est 70 % du salaire, 80 % avec enfants ou bas salaire. Si vous partez sans autre emploi, jusqu’à 60 jours peuvent être suspendus : montrez votre bonne raison.',
  },
}
