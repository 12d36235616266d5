/** The French words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_WORDS: Words = {
  'ca.benefit.want': { says: 'Cherchez quelles semaines, combien et pourquoi.' },
  'ca.benefit.reality': {
    says: 'Vous pouvez demander une révision. Vous pouvez aussi demander de petits versements.',
  },
  'ca.benefit.who': {
    says: 'Service Canada décide de l’assurance-emploi et des pensions. L’Agence du revenu recouvre la dette.',
  },
  'ca.benefit.rights': {
    says: 'Vous pouvez demander une révision, puis un appel gratuit au Tribunal de la sécurité sociale.',
  },
  'ca.benefit.right-review': {
    says: 'Vous pouvez demander une révision d’une décision d’assurance-emploi dans les 30 jours.',
  },
  'ca.benefit.right-appeal': {
    says: 'Si c’est encore non, vous avez 30 jours pour aller au Tribunal de la sécurité sociale.',
  },
  'ca.benefit.right-plan': { says: 'Vous pouvez demander un plan qui vous laisse de quoi vivre.' },
  'ca.benefit.step-why': {
    says: 'Trouvez quelles semaines et pourquoi. Comparez avec vos déclarations et talons de paie.',
  },
  'ca.benefit.step-review': {
    says: 'Si c’est faux, demandez la révision avant la fin des 30 jours.',
  },
  'ca.benefit.step-pay': {
    says: 'Si c’est juste, appelez et offrez une somme que vous pouvez tenir.',
  },
  'ca.benefit.reconsider': {
    says: 'Pour l’assurance-emploi, vous avez 30 jours pour demander une révision. Nous comptons depuis la lettre.',
    action: 'Demander une révision, si vous n’êtes pas d’accord',
    consequence: 'Une demande tardive peut être refusée.',
  },
  'ca.benefit.opt-review': {
    says: 'Envoyez le formulaire et vos preuves.',
    title: 'Demander une révision',
    cost: 'Gratuit.',
    time: '30 jours.',
    risk: 'Faible.',
    bestFor: 'Les faits ou la somme sont faux.',
  },
  'ca.benefit.opt-plan': {
    says: 'Dites vos revenus et vos frais.',
    title: 'Demander de petits versements',
    cost: 'La somme convenue.',
    time: 'Maintenant.',
    risk: 'Ils peuvent garder vos remboursements d’impôt.',
    bestFor: 'C’est juste, mais vous ne pouvez pas tout payer.',
  },
  'ca.benefit.warn': {
    says: 'Ils peuvent garder une part de prestations ou de remboursements d’impôt pour payer la dette.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Un trop-payé d’assurance-emploi doit le plus souvent être établi dans les 36 mois, ou 72 mois si une déclaration était fausse. Il peut être effacé dans certains cas de misère ou d’erreur du bureau.',
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
  'ca.benefit.right-federal-court': {
    says: 'Après le deuxième examen par l’Agence du revenu, vous pouvez demander à la Cour fédérale de revoir la décision. Vous avez 30 jours.',
  },
  'ca.pension.want': {
    says: 'Service Canada a décidé au sujet de votre pension. Cherchez la raison, et notez le jour où la lettre est arrivée.',
  },
  'ca.pension.right-again': {
    says: 'Vous avez 90 jours à partir de la réception pour demander par écrit un nouvel examen. C’est gratuit.',
  },
  'ca.pension.right-tribunal': {
    says: 'S’ils refusent encore, le Tribunal de la sécurité sociale décide. Faites appel dans les 90 jours. Il ne faut pas d’avocat.',
  },
  'ca.pension.step': {
    says: 'Demandez votre dossier. Envoyez ce qui manque, comme un rapport du médecin sur ce que vous ne pouvez pas faire au travail.',
  },
  'ca.pension.reconsider': {
    says: 'Pour une pension publique, vous avez 90 jours pour demander un nouvel examen. Nous comptons à partir de la date de la lettre.',
    action: 'Demander un nouvel examen, si vous n’êtes pas d’accord',
    consequence: 'Ils peuvent refuser une demande tardive sans bonne raison.',
  },
  'ca.benefit.on-decision': {
    says: 'C’est le premier mot du bureau, pas le dernier. Beaucoup de décisions changent après une révision ou un appel.',
  },
  'ca.benefit.on-step': {
    says: 'Demandez par écrit une révision interne dans les 30 jours. S’ils refusent encore, faites appel au Tribunal de l’aide sociale (Social Benefits Tribunal). Une clinique juridique aide gratuitement.',
  },
}
