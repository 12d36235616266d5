/** What to do about a letter on a music licence: steps and options. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_STEPS_FR: Words = {
  'gb.music.step-check': {
    says: 'Notez ce qu’on entend chez vous : radio, TV, téléphone, musique d’attente, concerts. Notez qui peut l’entendre : clients ou personnel.',
  },
  'gb.music.step-no-music': {
    says: 'Si ni personnel ni clients n’entendent de musique, répondez-le en deux lignes. Gardez une copie.',
  },
  'gb.music.step-which-tariff': {
    says: 'Si vous jouez de la musique, demandez un devis écrit. Demandez quel tarif, quelles dates et quelle surface ils ont pris.',
  },
  'gb.music.step-in-writing': {
    says: 'Répondez par écrit, pas par téléphone. Ce que vous dites dans un appel peut être le début d’une facture.',
  },
  'gb.music.step-pay': {
    says: 'S’il vous faut la licence et si les sommes sont justes, achetez-la. Demandez à payer en plusieurs fois si l’année entière est trop.',
  },
  'gb.music.step-dispute': {
    says: 'S’ils facturent de la musique que vous n’avez pas jouée, demandez leur preuve : ce qui a été entendu, quand et par qui.',
  },
  'gb.music.step-free-music': {
    says: 'Vous pouvez utiliser de la musique sans licence PPL PRS. Choisissez des auteurs qui ne sont pas membres, et gardez la preuve de l’autorisation.',
  },
  'gb.music.step-staff': {
    says: 'Dites au personnel votre règle sur la musique. Si un employé met la radio pour d’autres, l’entreprise doit peut-être payer.',
  },
  'gb.music.option-no-music': {
    says: 'Envoyez une courte lettre ou un e-mail qui dit que ni personnel ni clients n’entendent de musique.',
    title: 'Leur dire que vous ne jouez pas de musique',
    cost: 'Rien.',
    time: 'Dix minutes.',
    risk: 'Cela doit être vrai. Un visiteur peut vérifier.',
    bestFor: 'Vous ne jouez rien, ou utilisez seulement un casque.',
  },
  'gb.music.option-buy': {
    says: 'Demandez un devis écrit, vérifiez la surface et l’usage, puis achetez. Vous êtes alors couvert pour l’année.',
    title: 'Demander un devis et acheter la licence',
    cost: 'Cela dépend de la surface et de l’usage. Demandez d’abord.',
    time: 'Une heure.',
    risk: 'Une licence se renouvelle souvent chaque année jusqu’à ce que vous l’arrêtiez.',
    bestFor: 'La musique fait partie de votre activité.',
  },
  'gb.music.option-challenge': {
    says: 'Demandez le calcul de la somme. Corrigez les dates, la surface et le type d’usage.',
    title: 'Contester les dates ou le tarif',
    cost: 'Demander est gratuit.',
    time: 'Quelques semaines.',
    risk: 'Ils peuvent vouloir la preuve de la fin de la musique.',
    bestFor: 'La facture couvre des jours ou des pièces sans musique.',
  },
  'gb.music.option-stop': {
    says: 'Coupez-la, dites-leur la date, et arrêtez la licence si vous en avez une.',
    title: 'Arrêter la musique',
    cost: 'Rien à partir de là.',
    time: 'Un jour.',
    risk: 'Vous pouvez encore devoir les jours d’avant.',
    bestFor: 'La musique ne vaut pas ce prix pour vous.',
  },
}
