/** Employment Insurance (EI): a refusal, and money to pay back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_INSURANCE_WORDS: Words = {
  'ca.benefit.right-review': {
    says: 'Vous pouvez demander une révision d’une décision d’assurance-emploi dans les 30 jours.',
  },
  'ca.benefit.right-appeal': {
    says: 'Si c’est encore non, vous avez 30 jours pour aller au Tribunal de la sécurité sociale.',
  },
  'ca.benefit.reconsider': {
    says: 'Pour l’assurance-emploi, vous avez 30 jours pour demander une révision. Nous comptons depuis la lettre.',
    action: 'Demander une révision, si vous n’êtes pas d’accord',
    consequence: 'Une demande tardive peut être refusée.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Un trop-payé d’assurance-emploi doit le plus souvent être établi dans les 36 mois, ou 72 mois si une déclaration était fausse. Il peut être effacé dans certains cas de misère ou d’erreur du bureau.',
  },
  'ca.benefit.right-ei-review': {
    says: 'Vous avez 30 jours dès la décision pour demander par écrit une révision à Service Canada. C’est gratuit.',
  },
  'ca.ei.want': {
    says: 'Service Canada a pris une décision sur votre assurance-emploi. Cherchez le motif, et notez le jour où vous avez reçu la lettre.',
  },
  'ca.ei.reality': {
    says: 'Un refus n’est pas le dernier mot. Vous pouvez demander un nouvel examen, sans frais.',
  },
  'ca.ei.rights': {
    says: 'Vous avez 30 jours pour demander par écrit une nouvelle décision. Ensuite, un tribunal peut décider.',
  },
  'ca.ei.who': { says: 'Service Canada gère l’assurance-emploi pour le gouvernement.' },
  'ca.ei.right-reconsider': {
    says: 'Vous avez 30 jours dès la décision pour demander par écrit à Service Canada de revoir le dossier. C’est gratuit.',
  },
  'ca.ei.right-just-cause': {
    says: 'Si vous êtes parti, vous pouvez quand même toucher l’assurance-emploi si vous ne pouviez pas rester. Harcèlement, danger, maladie ou départ en famille peuvent compter.',
  },
  'ca.ei.right-misconduct': {
    says: 'S’ils parlent d’inconduite, ils doivent montrer que c’était voulu et que vous saviez risquer votre emploi. Une erreur ne suffit pas.',
  },
  'ca.ei.right-tribunal': {
    says: 'S’ils refusent encore, vous pouvez aller au Tribunal de la sécurité sociale dans les 30 jours. C’est gratuit.',
  },
  'ca.ei.step': {
    says: 'Demandez la révision par écrit. Donnez les faits, les dates et des preuves, comme un mot du médecin ou des messages.',
  },
}
