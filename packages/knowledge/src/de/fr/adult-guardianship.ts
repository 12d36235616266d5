/** The French words of the rows in ../adult-guardianship.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_GUARDIANSHIP_FR: Words = {
  'de.guardian.want': {
    says: 'Un tribunal examine s’il vous faut quelqu’un qui agit pour vous (rechtliche Betreuung), ou l’a décidé. Personne ne vous attaque.',
  },
  'de.guardian.reality': {
    says: 'Avant de décider, un juge doit en général vous voir et vous entendre, et un expert, souvent un médecin, vous examine. En urgence, cela peut venir après. Même avec un Betreuer, vous pouvez en général décider et signer vous-même.',
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
    says: 'Vous pouvez faire appel (Beschwerde) en un mois après la décision écrite, contre une mesure urgente en deux semaines. Vous-même, sans avocat. Les proches qui ont participé aussi.',
  },
  'de.guardian.step': {
    says: 'Écrivez au tribunal avant l’audition : ce que vous savez faire, qui vous aide, qui vous voulez ou non. Demandez qu’un proche soit là.',
  },
}
