/** Questions about an estate, savings and things sold while on assistance: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_MONEY_ON_ASSISTANCE_FR: Words = {
  'nl.ask.benefit-inheritance': {
    says: "Signalez-le tout de suite à la commune, de préférence par écrit. Un héritage compte comme épargne, pas comme revenu mensuel. Jusqu'à la limite d'épargne de votre ménage, l'aide continue. Au-dessus, elle s'arrête jusqu'à ce que vous repassiez dessous en vivant normalement. Le jour du décès compte : la commune peut réclamer l'aide depuis ce jour. Dettes et frais funéraires sont d'abord déduits. Contestez en six semaines.",
  },
  'nl.ask.benefit-selling': {
    says: "Vendre de temps en temps vos affaires usagées n'est en général pas un revenu : vous changez ce que vous possédez en argent. Mais acheter ou fabriquer pour vendre, ou vendre souvent, compte comme travail ou revenu. Dites-le à la commune avant de continuer, sinon elle peut réclamer l'argent avec une amende. Tenez une liste : quoi, combien, d'où. Une lettre est venue ? Contestez en six semaines, avec la liste.",
  },
}
