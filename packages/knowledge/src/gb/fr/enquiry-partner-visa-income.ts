/** Questions about the income that is needed to bring a husband, wife or partner: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTNER_VISA_INCOME_FR: Words = {
  'gb.ask-immigration.partner-income': {
    dependsOn: 'de vos revenus, de votre épargne et de vos aides',
    says: 'Pour un premier visa de partenaire, il faut 29 000 £ brut par an ; c’était moins avant le 11 avril 2024. Les enfants n’augmentent plus la somme. L’épargne aide : ce qui dépasse 16 000 £, gardé six mois, compte divisé par 2,5. Avec l’épargne seule, c’est 88 500 £. Avec la PIP, la Carer’s Allowance ou une aide semblable, la somme ne vaut pas : il faut montrer de quoi vivre. Qui a demandé avant ce jour garde l’ancienne somme de 18 600 £. En dessous ? Voyez un conseiller agréé avant de payer.',
  },
}
