/** The French words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_FR: Words = {
  'au.breach.want': {
    says: 'Une organisation vous dit que d’autres ont peut-être vu vos données. Vous ne devez rien, mais protégez-vous.',
  },
  'au.breach.reality': {
    says: 'Toute fuite ne mène pas à un abus. Un blocage (ban) de vos dossiers de crédit arrête la plupart des nouveaux prêts à votre nom.',
  },
  'au.breach.right-told': {
    says: 'On doit vous dire quelles données étaient concernées et quoi faire, si un tort grave est probable.',
  },
  'au.breach.right-ban': {
    says: 'Vous pouvez demander aux bureaux de crédit (credit bodies) un blocage (ban) gratuit de 21 jours de votre dossier de crédit, et de le prolonger.',
  },
  'au.breach.right-complain': {
    says: 'Vous pouvez vous plaindre à l’entreprise, et après 30 jours gratuitement au commissaire à la vie privée (OAIC).',
  },
  'au.breach.step': {
    says: 'Changez vos mots de passe et appelez IDCARE au 1800 595 160. Demandez à votre banque de surveiller vos comptes.',
  },
  'au.breach.option': {
    says: 'Demandez un blocage (ban) à tous les bureaux de crédit (credit bodies), et de nouveaux papiers si des numéros ont été pris.',
    title: 'Protéger votre nom',
    cost: 'Gratuit',
    time: 'Cette semaine',
    risk: 'Il faut lever le blocage avant de demander un prêt.',
    bestFor: 'Tous ceux qui reçoivent une telle lettre.',
  },
}
