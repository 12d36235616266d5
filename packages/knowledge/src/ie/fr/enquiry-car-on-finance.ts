/** Questions about handing back a car on hire purchase or PCP: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_FR: Words = {
  'ie.ask.car-hand-back': {
    says: 'Oui. En hire purchase ou PCP, vous pouvez mettre fin par écrit à tout moment et rendre la voiture (half rule). Si la moitié du prix total est payée, vous ne devez que retards et dégâts. Sinon vous complétez jusqu’à la moitié : demandez d’abord ce chiffre. Un prêt personnel est autre : la voiture est à vous et le prêt continue. MABS : 0818 07 2000.',
  },
  'ie.ask.car-third-paid': {
    says: 'Dès qu’un tiers du prix de location-vente est payé, il faut un juge. Le contrat indique cette somme. S’ils la prennent quand même, le contrat finit et vous pouvez réclamer tout ce que vous avez payé. Ils ne peuvent pas non plus entrer dans votre logement ou garage. Ne donnez pas les clés, ne signez rien. Offrez un plan écrit ; MABS : 0818 07 2000.',
  },
}
