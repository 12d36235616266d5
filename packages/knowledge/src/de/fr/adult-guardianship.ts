/** The French words of the rows in ../adult-guardianship.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_GUARDIANSHIP_FR: Words = {
  'de.guardian.want': {
    says: 'Un tribunal se demande s’il vous faut quelqu’un qui agit pour vous (rechtliche Betreuung). Personne ne vous attaque.',
  },
  'de.guardian.reality': {
    says: 'Un juge doit d’abord vous voir et vous entendre, et un médecin vous examiner. Vous pouvez toujours décider vous-même.',
  },
  'de.guardian.right-will': {
    says: 'Personne ne peut être nommé contre votre libre volonté. Il faut que ce soit nécessaire, et seulement pour ce que vous ne pouvez pas faire.',
  },
  'de.guardian.right-proxy': {
    says: 'Si une personne de confiance a une procuration (Vorsorgevollmacht), il n’en faut en général pas. Montrez-la au tribunal.',
  },
  'de.guardian.right-who': {
    says: 'Vous pouvez dire qui vous voulez et qui non. Le tribunal doit en général le suivre.',
  },
  'de.guardian.right-appeal': {
    says: 'Vous pouvez faire appel en un mois (Beschwerde), contre une mesure urgente en deux semaines. Vous-même, sans avocat.',
  },
  'de.guardian.step': {
    says: 'Écrivez au tribunal avant l’audition : ce que vous savez faire, qui vous aide, qui vous voulez ou non. Demandez qu’un proche soit là.',
  },
}
