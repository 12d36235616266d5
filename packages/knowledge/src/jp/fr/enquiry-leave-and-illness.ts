/** Questions about paid leave, care leave, illness and injuries at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_FR: Words = {
  'jp.ask.paid-leave': {
    says: 'Après six mois et 80 % de présence, vous avez des congés payés : dix jours à plein temps, moins à temps partiel. L’entreprise peut seulement déplacer le jour s’il gêne le travail, sans vous punir.',
  },
  'jp.ask.leave-before-quitting': {
    says: 'Avant de partir, vous pouvez prendre tous les jours restants. La société ne peut ni les reporter après votre dernier jour ni refuser. Nommez les jours par écrit ou e-mail. Le reste est souvent perdu, car elle n’a pas à le payer. En cas de refus, allez à l’inspection du travail (労働基準監督署).',
  },
  'jp.ask.sick-pay': {
    says: 'Avec l’assurance des salariés, vous avez une indemnité (傷病手当金) dès le quatrième jour. C’est environ deux tiers du salaire, jusqu’à un an et six mois en tout. Médecin et société remplissent le formulaire. Assuré un an, elle peut continuer après le départ. Si le travail vous a rendu malade, demandez 労災.',
  },
  'jp.ask.care-leave': {
    says: 'Vous avez 93 jours de congé de soins (介護休業) par proche, en trois parts au plus. La société ne peut ni refuser ni punir. Dites-le par écrit deux semaines avant. L’assurance emploi paie environ 67 % du salaire. Il y a aussi cinq jours par an pour des soins courts (介護休暇).',
  },
  'jp.ask.work-injury': {
    says: 'Vous pouvez demander vous-même à l’inspection du travail, même si la société ne signe pas. Aussi à temps partiel. Tous les soins sont payés, et dès le quatrième jour environ 80 % du salaire. N’utilisez pas la carte santé ; dites au médecin que c’est le travail. La société ne peut vous licencier pour cela.',
  },
}
