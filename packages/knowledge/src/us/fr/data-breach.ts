/** The French words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_FR: Words = {
  'us.breach.want': {
    says: 'Une entreprise vous dit que d’autres ont peut-être vu vos données. Vous ne devez rien, mais vous devriez vous protéger.',
  },
  'us.breach.reality': {
    says: 'Une fuite ne veut pas dire que vos données ont été utilisées. Geler votre crédit (credit freeze) empêche la plupart des nouveaux comptes à votre nom.',
  },
  'us.breach.right-freeze': {
    says: 'Vous pouvez geler votre crédit (freeze) gratuitement auprès de chacun des trois bureaux de crédit. Vous pouvez aussi le dégeler gratuitement.',
  },
  'us.breach.right-reports': {
    says: 'Vous pouvez avoir des dossiers de crédit gratuits et y chercher des comptes qui ne sont pas à vous.',
  },
  'us.breach.right-notice': {
    says: 'La loi de l’État oblige les entreprises à vous dire une fuite, et souvent quelles données et quoi faire.',
  },
  'us.breach.right-block': {
    says: 'Si quelqu’un utilise votre nom, un bureau de crédit doit bloquer ces dettes dans les 4 jours ouvrables après votre rapport de vol d’identité (identity theft report).',
  },
  'us.breach.right-health': {
    says: 'Pour des données de santé, l’avis doit arriver dans les 60 jours après la découverte de la fuite.',
  },
  'us.breach.right-ca': {
    says: 'En Californie, vous pouvez demander de l’argent si une entreprise a perdu vos données parce qu’elle les gardait mal.',
  },
  'us.breach.step-freeze': {
    says: 'Gelez votre crédit (freeze) chez Equifax, Experian et TransUnion. Changez le mot de passe du compte et des autres qui lui ressemblent.',
  },
  'us.breach.step-theft': {
    says: 'Si quelque chose ne va pas, signalez-le sur identitytheft.gov. Le site fait pour vous un plan et les lettres.',
  },
  'us.breach.option': {
    says: 'Prenez la surveillance gratuite si elle est offerte, et gelez aussi votre crédit (freeze).',
    title: 'Protéger votre crédit',
    cost: 'Gratuit',
    time: 'Cette semaine',
    risk: 'Le gel doit être levé avant de demander un crédit.',
    bestFor: 'Tous ceux qui reçoivent une telle lettre.',
  },
  'us.breach.right-money': {
    says: 'Si quelqu’un utilise votre carte ou votre compte, prévenez la banque tout de suite. Pour une carte de crédit vous devez alors au plus $50. Pour un compte, agissez en deux jours ouvrables.',
  },
}
