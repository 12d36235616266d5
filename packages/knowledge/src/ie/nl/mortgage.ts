/** The Dutch words of Ireland: mortgage. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_NL: Words = {
  'ie.mortgage.right-court': {
    says: 'Een kredietgever heeft een bevel van de rechter nodig om uw woning te nemen. U kunt naar elke zitting gaan en het uitleggen.',
  },
  'ie.mortgage.right-adjourn': {
    says: 'De rechter kan de zaak stilleggen terwijl u een schuldregeling vraagt (PIA).',
  },
  'ie.mortgage.right-insolvency': {
    says: 'Een insolventiedeskundige (personal insolvency practitioner) kan een plan maken waarmee u in uw huis blijft. Zegt de bank nee, dan kan een rechter het toch goedkeuren. Vraag MABS om een gratis bon (Abhaile).',
  },
  'ie.mortgage.right-steps': {
    says: 'Voor de rechter moet de bank vaste stappen bij achterstand hebben gevolgd, alle opties bekeken en u een beroep gegeven. Vraag bewijs van elke stap.',
  },
}
