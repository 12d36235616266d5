/** Rights of who gets a letter before court action, from a business or from a person: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_RIGHTS_FR: Words = {
  'gb.lbc.right-thirty': {
    says: 'Vous avez droit à 30 jours pour répondre, à partir de la date de la lettre. C’est pour les dettes qu’une entreprise réclame à une personne.',
  },
  'gb.lbc.right-documents': {
    says: 'Vous avez le droit de demander des documents. Ils doivent les envoyer dans les 30 jours, ou dire pourquoi ils ne peuvent pas.',
  },
  'gb.lbc.right-wait': {
    says: 'Si vous renvoyez le formulaire, ils ne devraient pas aller au tribunal pendant 30 jours. On compte depuis sa réception, ou depuis l’envoi de vos documents.',
  },
  'gb.lbc.right-talk': {
    says: 'Les deux côtés doivent essayer de s’entendre sans tribunal. Vous pouvez offrir un plan, ou demander un médiateur ou un ombudsman.',
  },
  'gb.lbc.right-notice': {
    says: 'Si les discussions échouent, ils devraient vous prévenir au moins 14 jours de plus avant de saisir le tribunal.',
  },
  'gb.lbc.right-breach': {
    says: 'S’ils sautent ces étapes, vous pouvez le dire au tribunal. Un juge peut suspendre l’affaire ou changer qui paie les frais.',
  },
  'gb.lbc.person-right': {
    says: 'Vous devriez avoir un temps juste pour répondre : 14 jours dans un cas simple. Le délai plus long pour les dettes envers une entreprise ne s’applique pas ici.',
  },
  'gb.lbc.person-step': {
    says: 'Répondez avant la date de la lettre. Dites ce que vous acceptez et ce que vous n’acceptez pas, et envoyez vos preuves. Proposez de parler.',
  },
}
