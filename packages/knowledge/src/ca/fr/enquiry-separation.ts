/** The French words of the rows in ../enquiry-separation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATION_FR: Words = {
  'ca.fact.support-table': {
    says: 'Un accord entre vous ne lie pas le tribunal : la pension est le droit de l’enfant. En général vous devez le montant de la table pour votre revenu (outil fédéral). Sport ou garderie se partagent selon les revenus. Un juge peut remonter, souvent jusqu’à trois ans. Montrez vos revenus, payez dès maintenant la table, et écrivez-le.',
  },
  'ca.fact.parent-moves-away': {
    says: 'En général l’autre ne peut pas emmener l’enfant loin sans vous. Après un divorce ou une ordonnance, il doit donner 60 jours d’avis écrit sur un formulaire. Vous avez 30 jours pour vous opposer, par formulaire ou au tribunal. Le juge décide selon l’intérêt de l’enfant. Si le départ est imminent, demandez aujourd’hui une ordonnance urgente.',
  },
  'ca.fact.unmarried-home-on': {
    says: 'En Ontario, les couples non mariés n’ont pas droit par la loi à la moitié de la maison. Mais vous pouvez réclamer une part pour ce que vous avez payé ou bâti, car tout garder serait injuste. Après trois ans, ou avec un enfant, une pension est aussi possible. Gardez relevés et factures. Voyez vite un avocat, ne signez rien.',
  },
  'ca.fact.unmarried-home-west': {
    says: 'Dans votre province, après assez de vie commune, on partage en général comme des mariés : deux ans en Colombie-Britannique et en Saskatchewan, trois en Alberta et au Manitoba, plus tôt avec un enfant en Alberta. L’apport de chacun reste souvent à part. Délai : souvent deux ans depuis la séparation. Voyez un avocat avant de partir ou signer.',
  },
}
