/** Unemployment benefit (paro) after a dismissal, and the fund that pays wages of a firm without money (FOGASA): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_FR: Words = {
  'es.work.paro-any': {
    says: 'Vous pouvez avoir le chômage (paro) après tout licenciement, même disciplinaire. Il ne faut pas d’abord aller au tribunal.',
  },
  'es.work.fogasa': {
    says: 'Si l’entreprise ne peut pas payer, un fonds public (FOGASA) paie salaires et indemnités jusqu’à une limite.',
  },
  'es.work.deadline-paro': {
    says: 'Demandez le chômage sous 15 jours ouvrables après la fin de l’emploi.',
    action: 'Demander l’aide au SEPE',
    consequence: 'Vous perdez les jours d’aide jusqu’à votre demande.',
  },
  'es.work.step-paro': {
    says: 'Inscrivez-vous comme demandeur d’emploi et demandez l’aide au SEPE sous 15 jours ouvrables.',
  },
}
