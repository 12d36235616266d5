/** The French words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_WORDS: Words = {
  'ca.copy.want': { says: 'Il s’agit de fichiers partagés par votre ligne Internet.' },
  'ca.copy.reality': {
    says: 'Un avis transmis par votre fournisseur est un avertissement. Il ne prouve pas que c’est vous.',
  },
  'ca.copy.who': {
    says: 'Le titulaire de l’œuvre envoie l’avis. Votre fournisseur doit le transmettre. Il n’a pas votre nom ainsi.',
  },
  'ca.copy.rights': {
    says: 'Un avis ne peut pas demander d’argent ni votre nom. Vous n’avez pas à répondre.',
  },
  'ca.copy.not-yet': { says: 'Ils ne peuvent pas avoir votre nom sans ordonnance.' },
  'ca.copy.right-no-money': {
    says: 'Depuis décembre 2018, un tel avis ne peut pas offrir de règlement ni demander un paiement.',
  },
  'ca.copy.right-cap': {
    says: 'Pour un usage privé, un tribunal peut accorder de 100 $ à 5 000 $ pour toutes les œuvres.',
  },
  'ca.copy.step-court': {
    says: 'Regardez si c’est un papier de cour avec un numéro. Si oui, répondez à temps, avec de l’aide.',
  },
  'ca.copy.step-quiet': {
    says: 'Si ce n’est qu’un avis, n’écrivez pas et ne payez pas. Gardez-le.',
  },
  'ca.copy.step-line': {
    says: 'Mettez un mot de passe au wifi et demandez chez vous d’arrêter le partage.',
  },
  'ca.copy.opt-ignore': {
    says: 'Un avis ne vous oblige à rien.',
    title: 'Le garder, sans répondre',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Faible. Un papier de cour est différent.',
    bestFor: 'Vous n’avez reçu qu’un avis.',
  },
  'ca.copy.opt-lawyer': {
    says: 'Prenez conseil avant de payer ou de répondre à une demande en justice.',
    title: 'Demander à un avocat',
    cost: 'Une première rencontre peut être gratuite.',
    time: 'Avant le dernier jour.',
    risk: 'Aucun.',
    bestFor: 'Vous avez reçu des papiers de cour.',
  },
}
