/** The French words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_WORDS: Words = {
  'ca.breach.want': {
    says: 'Une organisation vous dit que d’autres ont pu voir vos données. Vous ne devez rien, mais protégez-vous.',
  },
  'ca.breach.reality': {
    says: 'Toute fuite ne mène pas à un abus. Une alerte à la fraude oblige les prêteurs à vérifier que c’est vous.',
  },
  'ca.breach.right-told': {
    says: 'On doit vous avertir vite s’il y a un risque réel de préjudice grave, et vous dire quoi faire.',
  },
  'ca.breach.right-qc': {
    says: 'Au Québec, une entreprise doit vous avertir d’un incident à risque sérieux. Vous pouvez demander un gel de sécurité gratuit aux agences de crédit.',
  },
  'ca.breach.right-complain': {
    says: 'Vous pouvez vous plaindre gratuitement au commissaire à la vie privée.',
  },
  'ca.breach.step': {
    says: 'Changez vos mots de passe, avertissez votre banque et mettez une alerte à la fraude chez Equifax et TransUnion.',
  },
  'ca.breach.option': {
    says: 'Acceptez la surveillance gratuite si on l’offre, et vérifiez votre dossier de crédit.',
    title: 'Protéger votre nom',
    cost: 'Gratuit',
    time: 'Cette semaine',
    risk: 'Aucun.',
    bestFor: 'Toute personne qui reçoit une telle lettre.',
  },
  'ca.breach.right-on-health': {
    says: 'En Ontario, qui garde votre dossier de santé doit vous dire un vol ou une perte. Vous pouvez vous plaindre au Commissaire à l’information et à la vie privée.',
  },
}
