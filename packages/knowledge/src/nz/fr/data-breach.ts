/** The French words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_FR: Words = {
  'nz.breach.want': {
    says: 'Une organisation vous dit que d’autres ont peut-être vu vos données. Vous ne devez rien, mais protégez-vous.',
  },
  'nz.breach.reality': {
    says: 'Toute fuite ne mène pas à un abus. Un gel du crédit (credit freeze) bloque la plupart des nouveaux prêts à votre nom.',
  },
  'nz.breach.right-told': {
    says: 'On doit vous informer vite d’une fuite qui peut faire un grave tort, et de ce que vous pouvez faire.',
  },
  'nz.breach.right-freeze': {
    says: 'Vous pouvez demander à toutes les agences de crédit un gel gratuit (suppression) de votre dossier de crédit.',
  },
  'nz.breach.right-complain': {
    says: 'Vous pouvez vous plaindre gratuitement au Privacy Commissioner. Un tribunal peut accorder des dommages et intérêts.',
  },
  'nz.breach.step': {
    says: 'Changez vos mots de passe, prévenez votre banque, et appelez IDCARE au 0800 121 068.',
  },
  'nz.breach.option': {
    says: 'Gelez votre dossier de crédit et demandez à l’organisation ce qu’elle va faire pour vous.',
    title: 'Protéger votre nom',
    cost: 'Gratuit',
    time: 'Cette semaine',
    risk: 'Levez le gel avant de demander un prêt.',
    bestFor: 'Toute personne qui reçoit une telle lettre.',
  },
}
