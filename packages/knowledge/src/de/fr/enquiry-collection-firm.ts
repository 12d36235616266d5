/** Questions about collection firms, their costs and old debts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_FIRM_WORDS: Words = {
  'de.ask-debt.collector-take': {
    says: 'Une société de recouvrement ne peut rien saisir ni entrer chez vous. Seul un huissier avec un titre le peut, et une fouille exige l’ordre d’un juge.',
  },
  'de.ask-debt.collector-pay': {
    says: 'Payez une facture juste. Les frais ne peuvent pas dépasser ceux d’un avocat. Si elle est fausse, contestez par écrit.',
    dependsOn: 'si vous devez la facture et avez eu un rappel avant',
  },
  'de.ask-debt.collector-unknown': {
    says: 'Ne payez pas. Sans commande de votre part, pas de contrat, et à eux de le prouver. Écrivez une fois « Je conteste la créance » et demandez les preuves. On a utilisé votre nom ? Portez plainte, aussi en ligne, et joignez-la. Une créance contestée ne va pas à la Schufa. Si un Mahnbescheid arrive, opposez-vous en deux semaines.',
  },
  'de.ask-debt.ignore-collector': {
    says: 'Ne l’ignorez pas. Contestez-la une fois par écrit si elle est fausse, et ne manquez jamais une enveloppe jaune d’un tribunal.',
  },
  'de.ask-debt.old-debt': {
    says: 'Sans titre, la plupart des dettes se prescrivent trois ans après la fin de l’année. Avec un titre, c’est 30 ans. Ne payez pas d’abord un peu.',
    dependsOn: 's’il y a un titre du tribunal',
  },
  'de.ask-debt.rates': {
    says: 'Proposez par écrit une somme que vous pouvez tenir. Demandez ce que coûte le plan, et rayez toute reconnaissance de dette (Schuldanerkenntnis).',
  },
  'de.ask-debt.pay-old-part': {
    says: 'Ne payez pas une part d’une vieille dette avant de savoir si elle est prescrite. Un paiement fait repartir les trois ans.',
  },
}
