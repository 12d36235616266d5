/** The French words of the rows in ../benefit-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_LAW_WORDS: Words = {
  'ca.ask.ei-refused': {
    says: 'Demandez par écrit une révision dans les 30 jours de la décision. Partir sans vrai choix, ou sous pression de l’employeur, peut être une raison valable (justification). C’est gratuit.',
  },
  'ca.ask.ei-just-cause': {
    says: 'Vous gardez les prestations si vous aviez une raison valable (justification) de partir, par exemple une pression indue. Toute faute n’est pas une inconduite.',
  },
  'ca.ask.ei-reconsider': {
    says: 'Vous avez 30 jours pour demander une révision à Service Canada, puis 30 jours pour faire appel au Tribunal de la sécurité sociale.',
  },
  'ca.ask.ei-qc-dismissal': {
    says: 'Au Québec, une démission forcée peut compter comme un congédiement. Avec deux ans de service, vous avez 45 jours pour vous plaindre à la CNESST.',
  },
  'ca.ask.ei-qc-labour': {
    says: 'Si on vous a dit de démissionner ou d’être congédié au Québec, la Loi sur les normes du travail peut aussi aider. Le délai est de 45 jours.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Un trop-payé d’assurance-emploi doit le plus souvent être établi dans les 36 mois. Il peut être effacé dans certains cas de misère ou d’erreur du bureau.',
  },
  'ca.benefit.right-ei-review': {
    says: 'Vous avez 30 jours dès la décision pour demander par écrit une révision à Service Canada. C’est gratuit.',
  },
  'ca.benefit.right-pension-review': {
    says: 'Pour la Sécurité de la vieillesse ou le Régime de pensions, vous avez 90 jours pour demander une révision. Une dette née d’un mauvais conseil du bureau peut être effacée.',
  },
  'ca.benefit.right-crb': {
    says: 'Vous pouvez demander un second examen d’une décision sur la PCRE ou la PCU, et un plan selon vos moyens.',
  },
  'ca.benefit.on-review': {
    says: 'En Ontario, vous avez 30 jours pour demander une révision interne d’une décision d’Ontario au travail ou du POSPH, puis un appel.',
  },
  'ca.benefit.bc-review': {
    says: 'En Colombie-Britannique, vous avez 20 jours ouvrables pour demander une révision d’une décision d’aide.',
  },
  'ca.benefit.qc-review': {
    says: 'Au Québec, vous avez 90 jours pour demander la révision d’une décision d’aide sociale.',
  },
}
