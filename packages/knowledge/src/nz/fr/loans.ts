/** Debts on a loan: what the lender must tell, hardship, fees and its dispute scheme: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_FR: Words = {
  'nz.debt.org-scheme': {
    says: 'Les prêteurs doivent faire partie d’un service gratuit de règlement des litiges (dispute scheme). Cherchez son nom sur la lettre ou dans le Financial Service Providers Register.',
  },
  'nz.debt.right-disclosure': {
    says: 'Avant qu’une agence commence pour un prêt à la consommation, on doit vous dire qui elle est, ce que vous devez et le détail de la somme.',
  },
  'nz.debt.right-hardship': {
    says: 'Pour un prêt, si une maladie, une perte de travail ou une séparation vous touche, vous pouvez demander par écrit de changer les paiements.',
  },
  'nz.debt.right-hardship-answer': {
    says: 'Le prêteur doit répondre à cette demande (hardship request) dans les 20 jours ouvrés et donner ses raisons s’il dit non.',
  },
  'nz.debt.right-scheme': {
    says: 'Si le prêteur ne règle pas votre plainte, son service de règlement des litiges (dispute scheme) l’examine gratuitement.',
  },
  'nz.debt.opt-hardship': {
    says: 'Demandez par écrit au prêteur des paiements plus longs, plus petits ou plus tard. Dites ce qui s’est passé.',
    title: 'Demander une aide pour difficultés',
    cost: 'Gratuit.',
    time: '20 jours ouvrés pour une réponse.',
    risk: 'Faible. Demandez vite, car un long retard peut l’empêcher.',
    bestFor: 'Vous avez perdu votre travail, étiez malade ou votre famille s’est séparée.',
  },
  'nz.debt.opt-scheme': {
    says: 'Plaignez-vous d’abord au prêteur, puis à son service de règlement des litiges.',
    title: 'Aller au service de règlement des litiges (dispute scheme)',
    cost: 'Gratuit.',
    time: 'Des semaines ou des mois.',
    risk: 'Faible.',
    bestFor: 'Ils vous harcèlent, ou ont prêté plus que vous ne pouviez payer.',
  },
  'nz.debt.insight-lending': {
    says: 'Un prêteur devait vérifier que vous pouviez payer le prêt. S’il ne l’a pas fait, vous pouvez peut-être récupérer des frais et des intérêts.',
    actionable:
      'Demandez les papiers de cette vérification et montrez-les à un conseiller financier (financial mentor).',
  },
  'nz.debt.right-loan-fees': {
    says: 'Les frais d’un prêteur pour un retard ne peuvent pas être excessifs. Demandez comment chacun a été calculé.',
  },
}
