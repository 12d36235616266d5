/** Letters of an office that refuses or stops a benefit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_NL: Words = {
  'be.refusal.want': {
    says: 'Een instantie zegt dat u geen uitkering krijgt, dat die stopt of dat u minder krijgt.',
  },
  'be.refusal.reality': {
    says: 'Een instantie heeft tegen u beslist. Veel van die besluiten veranderen als mensen met bewijs bezwaar maken.',
  },
  'be.refusal.step-first': {
    says: 'Vraag om de redenen en uw dossier. Verzamel bewijs en schrijf voor de laatste dag. Bewijs mag later volgen.',
  },
  'be.refusal.right-court': {
    says: 'U hebt meestal drie maanden om naar de arbeidsrechtbank te gaan. Het kost niets, en uw vakbond of een gratis advocaat kan schrijven.',
  },
  'be.refusal.deadline': {
    says: 'U hebt meestal drie maanden voor de arbeidsrechtbank. We tellen vanaf de datum van de brief.',
    action: 'Beroep bij de arbeidsrechtbank',
    consequence: 'De beslissing blijft.',
  },
  'be.benefit.right-no-costs': {
    says: 'Een zaak tegen een sociale instelling voor de arbeidsrechtbank kost u niets, ook als u verliest. Alleen een roekeloze zaak kan geld kosten.',
  },
  'be.benefit.right-living-wage': {
    says: 'Tegen een beslissing van het OCMW over het leefloon hebt u drie maanden om naar de arbeidsrechtbank te gaan. Het kan een schuld ook laten vallen om redenen van billijkheid.',
  },
  'be.refusal.right-conditions': {
    says: 'Voor het leefloon moet u hier wonen, 18 zijn, te weinig geld hebben en willen werken. Gezondheid of billijkheid kan u van werk vrijstellen.',
  },
}
