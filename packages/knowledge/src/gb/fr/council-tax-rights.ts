/** Rights on council tax in England and Wales: reductions, discounts, exemptions and appeals. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RIGHTS_FR: Words = {
  'gb.council-tax.right-reduction': {
    says: 'Avec de petits revenus, vous pouvez demander une réduction (council tax reduction). Chaque mairie (council) a ses règles. Les retraités ont des règles nationales.',
  },
  'gb.council-tax.right-reduction-wales': {
    says: 'Avec de petits revenus, vous pouvez demander une réduction (council tax reduction). Au pays de Galles, les règles sont nationales et peuvent couvrir toute la facture.',
  },
  'gb.council-tax.right-single': {
    says: 'Si vous êtes le seul adulte du logement, vous avez 25% de moins. Les adultes qui ne comptent pas n’y changent rien.',
  },
  'gb.council-tax.right-single-wales': {
    says: 'Si vous êtes le seul adulte du logement, vous avez 25% de moins.',
  },
  'gb.council-tax.right-disregard': {
    says: 'Certains adultes ne comptent pas. Ce sont entre autres les étudiants à plein temps, certains aidants, et les personnes avec une démence ou un état semblable.',
  },
  'gb.council-tax.right-disability': {
    says: 'Si une personne handicapée a besoin de plus de place ou d’une pièce spéciale, la facture peut descendre à la tranche (band) en dessous.',
  },
  'gb.council-tax.right-exempt': {
    says: 'Certains logements sont exemptés. Par exemple, ceux où vivent seulement des étudiants, ou qui sont vides après un décès.',
  },
  'gb.council-tax.right-appeal': {
    says: 'Vous pouvez faire un recours sur qui doit payer, ou sur une réduction (discount ou reduction). Écrivez d’abord à la mairie (council). Ensuite, le Valuation Tribunal est gratuit.',
  },
  'gb.council-tax.right-appeal-wales': {
    says: 'Vous pouvez faire un recours sur qui doit payer ou sur une réduction (discount). Écrivez d’abord à la mairie (council). Allez ensuite au Valuation Tribunal for Wales.',
  },
  'gb.council-tax.right-stop-court': {
    says: 'Si vous payez la somme et les frais justes avant l’audience, la mairie (council) doit abandonner l’affaire.',
  },
  'gb.council-tax.right-costs': {
    says: 'Vous pouvez demander comment les frais de tribunal sont calculés. Seuls les frais justement engagés pour votre affaire peuvent s’ajouter.',
  },
  'gb.council-tax.right-one-method': {
    says: 'Si vous touchez des aides ou travaillez, vous pouvez demander de petites retenues fixes au lieu des huissiers (bailiffs).',
  },
  'gb.council-tax.right-premium': {
    says: 'Certains logements n’ont pas de surtaxe : jusqu’à un an s’ils sont à vendre, à louer ou après une succession, ainsi que les logements de fonction et annexes. Demandez à la mairie, puis au Valuation Tribunal.',
  },
}
