/** The French words of the rows in ../named-law-of-offices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_OFFICES_FR: Words = {
  'us.named.tax-audit': {
    says: 'Un contrôle (audit) n’est pas encore une dette. Envoyez des copies de vos preuves à temps. Si vous n’êtes pas d’accord avec le rapport, demandez Appeals. Avant de vous facturer, l’IRS doit vous laisser 90 jours pour le tribunal fiscal (Tax Court).',
  },
  'us.named.medicaid-gifts': {
    says: 'Medicaid regarde les dons des cinq dernières années. Les dons au conjoint ou à un enfant handicapé ne comptent le plus souvent pas, et l’État doit y renoncer si la pénalité cause une grande détresse. Demandez une audience avant la date de la lettre.',
  },
  'us.named.cash-help': {
    says: 'Cette aide en argent ne peut être réduite pour les règles de travail que si vous n’aviez pas de bonne raison. La maladie, l’absence de garde d’enfant et la violence à la maison peuvent en être une. Demandez tout de suite une audience : dans beaucoup d’États l’argent continue alors.',
  },
  'us.named.transcript': {
    says: 'En Californie, à New York et dans d’autres États, une école ne peut pas garder un relevé de notes (transcript) pour une dette. Demandez à l’agence et à l’école sur quelle loi elles s’appuient.',
  },
  'us.named.home-exemption': {
    says: 'Demandez à l’évaluateur (assessor) quelles exemptions vous avez : pour votre logement, l’âge, un handicap ou le service militaire. Elles baissent l’impôt et doivent le plus souvent être demandées.',
  },
  'us.named.jobless-overpaid': {
    says: 'Dans beaucoup d’États vous ne devez rien rendre si vous n’étiez pas en faute et si ce serait trop dur. Demandez cette remise (waiver) et faites aussi appel. Sans fraude il n’y a le plus souvent pas de pénalité en plus.',
  },
  'us.named.ny-tax-license': {
    says: 'À New York une dette d’impôt de $10,000 ou plus peut vous coûter le permis. Vous avez 60 jours pour payer, convenir d’un plan ou montrer que ce n’est pas votre dette. Sinon demandez un permis restreint.',
  },
  'us.named.tax-accuracy-penalty': {
    says: 'La pénalité de 20 % tombe si vous aviez une bonne raison et avez agi de bonne foi, par exemple un bon conseiller ou un formulaire manquant. Écrivez pourquoi. Une Low Income Taxpayer Clinic aide sans frais.',
  },
}
