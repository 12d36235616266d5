/** Questions about divorce, its money, child support, contact, an estate, violence and stalking: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_FR: Words = {
  'jp.ask.divorce': {
    says: 'Si vous êtes d’accord, déposez l’acte à la mairie. Sinon, commencez par la conciliation (調停) au tribunal des affaires familiales. Réglez par écrit enfants, pension, logement et épargne. Depuis avril 2026, l’autorité parentale peut rester commune. Le partage se demande pendant cinq ans.',
  },
  'jp.ask.divorce-money': {
    says: 'Ce que vous avez bâti ensemble dans le mariage se partage, en règle par moitié, quel que soit le nom. Vos biens d’avant ou hérités restent à vous. Pour un divorce dès avril 2026, vous avez cinq ans. Demandez aussi le partage de la retraite (年金分割). Sans accord, allez au tribunal de la famille.',
  },
  'jp.ask.contact': {
    says: 'Parent et enfant peuvent se voir (親子交流) selon le bien de l’enfant. Sans accord, demandez une médiation (調停) au tribunal de la famille. Si la décision n’est pas suivie, il peut rappeler gratuitement (履行勧告) ou ordonner de l’argent (間接強制). Payez la pension quand même. Ne prenez pas l’enfant vous-même.',
  },
  'jp.ask.estate': {
    says: 'Avec une succession, vous prenez aussi les dettes. Vous avez trois mois pour y renoncer au tribunal des affaires familiales (相続放棄). N’utilisez rien avant.',
  },
  'jp.ask.child-support': {
    says: 'Les deux parents doivent entretenir l’enfant. Le tribunal fixe ou change la somme. Les impayés se saisissent sur le salaire, même futurs.',
  },
  'jp.ask.child-support-cannot-pay': {
    says: 'Ne baissez pas de vous-même : votre salaire peut être saisi, jusqu’à la moitié pour l’enfant. Depuis avril 2026, un accord écrit peut suffire. Demandez tout de suite moins à l’autre, par écrit. Pas d’accord ? Demandez une médiation au tribunal de la famille (養育費の減額調停). Elle coûte 1 200 yens par enfant. On pèse ce qui a changé et les deux revenus. Houterasu aide gratuitement avec peu de revenus : 0570-078374.',
  },
}
