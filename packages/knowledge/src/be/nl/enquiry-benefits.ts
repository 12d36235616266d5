/** Questions about benefits, the living wage and the health fund: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_NL: Words = {
  'be.ask.health-fund-refuses': {
    says: 'Vraag de beslissing op papier. U hebt drie maanden voor de arbeidsrechtbank. Het kost niets, ook als u verliest. Vraag uw arts een verslag, en hulp aan uw vakbond of een gratis advocaat.',
  },
  'be.ask.benefit-back': {
    says: 'Vraag de redenen en de berekening. U hebt drie maanden voor de arbeidsrechtbank, zonder kosten. Was het de fout van de instelling en kon u het niet weten, dan kan zij vaak niets terugvragen. Vraag anders een plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Vraag de beslissing op papier. U hebt drie maanden voor de arbeidsrechtbank. Het kost niets, en een gratis advocaat kan helpen. Vraag opnieuw als uw leven verandert.',
  },
  'be.ask.living-wage': {
    dependsOn: 'uw inkomen en verblijf',
    says: 'Vraag het aan het OCMW van uw gemeente. U moet 18 zijn, in België wonen met verblijfsrecht, te weinig inkomen hebben en bereid zijn te werken, tenzij gezondheid of billijkheid zich verzet. Het moet u een ontvangstbewijs geven en binnen 30 dagen beslissen.',
  },
}
