/** Bills of towns, hospitals and other public bodies (avis des sommes à payer): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BILLS_WORDS: Words = {
  'fr.public.title-want': {
    says: 'Een gemeente, ziekenhuis of andere overheidsdienst stuurt u een rekening (avis des sommes à payer). De schatkist int ze, en kan zonder rechter beslag leggen.',
  },
  'fr.public.title-reality': {
    says: 'Dit is sterker dan een brief van een bedrijf. Vecht u ze op tijd aan bij een rechter, dan stopt het innen.',
  },
  'fr.public.title-deadline': {
    says: 'U hebt twee maanden om de rekening aan te vechten bij de rechter die erop staat.',
    action: 'De rekening van de overheid aanvechten bij de rechter',
    consequence: 'Daarna kunt u alleen tijd of kwijtschelding vragen.',
  },
  'fr.public.title-step': {
    says: 'Vraag de dienst die de rekening stuurde fouten recht te zetten. Vraag het kantoor van de schatkist (Trésor public) een plan. Dit stopt de twee maanden niet.',
  },
}
