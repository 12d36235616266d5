/** The French words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'it.buy.want': {
    says: 'Une entreprise vous demande de payer ou de rester dans un contrat, ou refuse ce que vous avez demandé.',
  },
  'it.buy.who': {
    says: 'C’est une entreprise. La loi vous protège comme consommateur, et vous ne pouvez pas perdre ces droits par une signature.',
  },
  'it.buy.rights': {
    says: 'Vous pouvez souvent annuler, faire réparer un bien ou refuser des clauses abusives.',
  },
  'it.buy.reality': {
    says: 'Une entreprise ne peut pas décider seule que vous devez payer. Seul un juge le peut.',
  },
  'it.buy.no-seizure': {
    says: 'Sans un juge, elle ne peut rien prendre sur votre salaire.',
  },
  'it.buy.right-withdraw': {
    says: 'Acheté en ligne, par téléphone ou à votre porte ? Vous pouvez annuler sans motif dans les 14 jours. C’est 30 jours pour une visite à domicile que vous n’avez pas demandée. Le vendeur rembourse alors en 14 jours.',
  },
  'it.buy.right-withdraw-year': {
    says: 'Si l’entreprise ne vous a pas parlé de ce droit, vous avez 12 mois de plus.',
  },
  'it.buy.right-guarantee': {
    says: 'Un bien a une garantie légale de deux ans par le vendeur. La première année, un défaut compte comme présent dès le début.',
  },
  'it.buy.right-unfair': {
    says: 'Les clauses abusives ne vous engagent pas, même si vous avez signé.',
  },
  'it.buy.right-not-ordered': {
    says: 'Vous ne devez rien pour des biens ou services que vous n’avez pas demandés.',
  },
  'it.buy.right-late': {
    says: 'Un bien doit arriver dans les 30 jours. Sinon, donnez un délai de plus, puis annulez et reprenez votre argent.',
  },
  'it.buy.right-home-court': {
    says: 'Une entreprise doit vous poursuivre devant le tribunal du lieu où vous vivez.',
  },
  'it.buy.right-credit': {
    says: 'Vous pouvez annuler un crédit à la consommation dans les 14 jours, et rembourser plus tôt à moindre coût.',
  },
  'it.buy.deadline-withdraw': {
    says: 'Vous avez 14 jours à partir du jour où vous avez reçu le bien, ou signé pour un service.',
    action: 'Envoyer l’annulation (recesso) par écrit',
    consequence: 'Il vous faut un autre motif légal pour annuler.',
  },
  'it.buy.step-write': {
    says: 'Écrivez à l’entreprise par lettre recommandée (raccomandata) ou e-mail certifié (PEC) : ce qui s’est passé, ce que vous voulez, pour quand.',
  },
  'it.buy.step-proof': {
    says: 'Rassemblez le contrat, la facture, les messages et les photos.',
  },
  'it.buy.step-adr': {
    says: 'Si elle dit non, demandez une conciliation (ADR) avec une association de consommateurs. C’est gratuit ou peu cher.',
  },
  'it.buy.step-card': {
    says: 'Si vous avez payé par carte et rien reçu, demandez à votre banque d’annuler le paiement (chargeback).',
  },
  'it.buy.step-pay-part': {
    says: 'Payez la partie que vous acceptez, et dites pourquoi vous ne payez pas le reste.',
  },
  'it.buy.option-complain': {
    title: 'Réclamer',
    says: 'Réclamez par écrit, puis allez à la conciliation (ADR) ou à l’autorité de la concurrence (AGCM).',
    cost: 'Une lettre.',
    time: 'Environ un mois.',
    risk: 'Aucun.',
    bestFor: 'L’entreprise a tort ou ne répond pas.',
  },
  'it.buy.option-cancel': {
    title: 'Annuler le contrat',
    says: 'Envoyez une annulation claire et rendez le bien dans les 14 jours.',
    cost: 'Parfois le port.',
    time: '14 jours.',
    risk: 'Certains biens ne peuvent pas être rendus.',
    bestFor: 'Vous avez acheté depuis chez vous ou sous pression.',
  },
  'it.buy.option-court': {
    title: 'Aller chez le juge de paix',
    says: 'Jusqu’à 1 100 €, vous pouvez aller seul chez le juge de paix (giudice di pace), sans avocat.',
    cost: 'De petits frais.',
    time: 'Des mois.',
    risk: 'Vous pouvez perdre.',
    bestFor: 'Rien d’autre n’a marché.',
  },
  'it.buy.insight-phone': {
    says: 'Un contrat par téléphone vous engage seulement quand vous l’acceptez par écrit ou sur un support durable.',
    actionable: 'Demandez l’enregistrement et ce que vous avez signé.',
  },
  'it.buy.warning-debit': {
    says: 'Vous pouvez demander à votre banque de rendre un prélèvement dans les huit semaines. La dette elle-même reste contestée.',
  },
  'it.buy.right-trip': {
    says: 'Si l’organisateur annule un voyage à forfait, tout doit être rendu en 14 jours. Vous pouvez refuser un bon.',
  },
}
