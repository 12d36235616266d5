/** The French words of the rows in ../enquiry-employment-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_INSURANCE_WORDS: Words = {
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
  'ca.ask.ei-quit': {
    says: 'Vous pouvez recevoir l’assurance-emploi si partir était le seul choix raisonnable (danger, harcèlement, salaire impayé) et si vous avez d’abord cherché une solution. Demandez-la dans les quatre semaines, avec des preuves. Refus? Demandez une révision dans les 30 jours; c’est gratuit. Ensuite vient le Tribunal.',
  },
  'ca.ask.ei': {
    says: 'Demandez-la tout de suite, dans les quatre semaines. N’attendez pas le relevé d’emploi.',
  },
}
