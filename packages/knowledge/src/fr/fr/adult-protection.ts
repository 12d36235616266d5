/** The French words of the rows in ../adult-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_PROTECTION_FR: Words = {
  'fr.protect.want': {
    says: 'On demande à un juge s’il vous faut quelqu’un pour vous aider ou agir pour vous (curatelle, tutelle). Personne ne vous attaque.',
  },
  'fr.protect.right-needed': {
    says: 'Il faut le certificat d’un médecin inscrit sur la liste du procureur, et une nécessité : procuration, conjoint ou mandat de protection passent avant. Pas plus que nécessaire.',
  },
  'fr.protect.right-heard': {
    says: 'Le juge doit en principe vous entendre, sauf si un médecin dit que cela vous nuirait. Un avocat peut vous accompagner ; pour une autre personne, demandez au juge. Dites qui vous voulez : la famille passe avant des étrangers.',
  },
  'fr.protect.right-appeal': {
    says: 'Vous pouvez faire appel en 15 jours après avoir reçu la décision, par lettre recommandée à ce tribunal, sans avocat. Vous pouvez demander à tout moment d’y mettre fin ou de l’alléger, avec un certificat médical.',
  },
  'fr.protect.step': {
    says: 'Avant, notez ce que vous faites seul et qui vous aide, et apportez vos papiers d’argent. Demandez au greffe à voir le dossier.',
  },
}
