/** Questions about divorce, its money, child support, contact, an estate, violence and stalking: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_NL: Words = {
  'jp.ask.divorce': {
    says: 'Zijn beiden het eens? Dien het papier in bij uw gemeente. Zo niet, begin dan bemiddeling (調停) bij de familierechter. Regel eerst op papier: de kinderen, alimentatie, de woning en het spaargeld. Sinds april 2026 kunnen beiden het ouderlijk gezag houden. U kunt vijf jaar lang een deel van het spaargeld vragen.',
  },
  'jp.ask.divorce-money': {
    says: 'Wat u beiden in het huwelijk opbouwde, wordt als regel gehalveerd, op wiens naam ook. Wat u vooraf had of erfde, blijft van u. Bij scheidingen sinds april 2026 kunt u vijf jaar vragen. Vraag ook de pensioendeling (年金分割). Komt u er niet uit, ga naar de familierechter.',
  },
  'jp.ask.contact': {
    says: 'Ouder en kind mogen elkaar zien (親子交流) zoals goed is voor het kind. Zonder akkoord vraagt u bemiddeling (調停) bij de familierechter. Wordt het niet nageleefd, dan kan die gratis manen (履行勧告) of geld per keer bevelen (間接強制). Betaal toch de alimentatie. Haal het kind niet zelf.',
  },
  'jp.ask.estate': {
    says: 'Met een erfenis neemt u ook de schulden. U hebt drie maanden om haar bij de familierechter op te geven (相続放棄). Gebruik of verkoop daarvoor niets.',
  },
  'jp.ask.child-support': {
    says: 'Beide ouders moeten een kind onderhouden. Vraag de familierechter het bedrag te bepalen of te veranderen. Onbetaalde alimentatie kan van loon genomen worden, ook voor komende maanden.',
  },
  'jp.ask.child-support-cannot-pay': {
    says: 'Verlaag het niet op eigen houtje: uw loon kan in beslag komen, tot de helft voor het kind. Sinds april 2026 kan een schriftelijke afspraak al genoeg zijn. Vraag de ander meteen schriftelijk om minder. Geen akkoord? Vraag bemiddeling bij de familierechtbank (養育費の減額調停). Dat kost 1.200 yen per kind. Men weegt wat veranderde en beide inkomens. Houterasu helpt gratis bij een laag inkomen: 0570-078374.',
  },
}
