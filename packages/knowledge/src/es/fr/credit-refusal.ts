/** The French words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_FR: Words = {
  'es.no-credit.want': {
    says: 'Un prêteur refuse votre demande. Vous ne devez rien pour cela.',
  },
  'es.no-credit.right-told': {
    says: 'Si un fichier de mauvais payeurs est la raison, le prêteur doit vous le dire.',
  },
  'es.no-credit.right-see': {
    says: 'Demandez vos données au fichier des mauvais payeurs. C’est gratuit et il doit répondre en un mois.',
  },
  'es.no-credit.right-wrong': {
    says: 'Faux, payé, moins de 50 € ou plus de cinq ans ? Demandez l’effacement. Pour le dommage, vous pouvez demander de l’argent.',
  },
  'es.no-credit.right-human': {
    says: 'Si un ordinateur seul a dit non, vous pouvez demander qu’une personne regarde, donner votre version et contester.',
  },
  'es.no-credit.step-ask': {
    says: 'Écrivez au prêteur et demandez quel fichier il a utilisé. Puis écrivez au fichier. S’il se tait un mois, plainte gratuite à l’AEPD.',
  },
}
