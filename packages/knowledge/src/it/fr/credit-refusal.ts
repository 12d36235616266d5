/** The French words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_FR: Words = {
  'it.no-credit.want': {
    says: 'Un prêteur refuse votre demande. Vous ne devez rien pour cela.',
  },
  'it.no-credit.right-told': {
    says: 'Si un fichier (CRIF, CTC, Experian) est en cause, le prêteur doit le dire aussitôt, gratuitement, avec son nom.',
  },
  'it.no-credit.right-see': {
    says: 'Demandez vos données au fichier des mauvais payeurs. C’est gratuit et il doit répondre en un mois.',
  },
  'it.no-credit.right-wrong': {
    says: 'Avant d’inscrire un retard, on doit vous prévenir. Sinon, ou s’il est faux ou trop vieux, demandez l’effacement.',
  },
  'it.no-credit.right-human': {
    says: 'Si un ordinateur seul a dit non, vous pouvez demander qu’une personne regarde, donner votre version et contester.',
  },
  'it.no-credit.step-ask': {
    says: 'Demandez au prêteur quel fichier et pourquoi. Écrivez à ce fichier. Sinon, l’ABF pour 20 € ou un signalement gratuit au Garante.',
  },
}
