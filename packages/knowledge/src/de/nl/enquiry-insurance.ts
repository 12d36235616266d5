/** Questions about insurers, the health fund and bad treatment: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'de.ask-buy.insurance-no': {
    says: 'Vraag schriftelijk de bepaling en de redenen en stuur bewijs. Dan beslist de verzekeringsombudsman gratis.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Maak binnen één maand bezwaar (Widerspruch). Vraag het medische rapport. De sociale rechter is gratis.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Vraag een kopie van uw dossier: dat is uw recht. Laat het eerst herstellen. Uw ziekenkas helpt gratis met een rapport, en de Schlichtungsstelle van de artsenkamer onderzoekt het gratis. U kunt geld vragen voor pijn en kosten, meestal drie jaar lang. Vraag een advocaat voor u betaalt of tekent.',
  },
  'de.ask-debt.health-fund-dues': {
    says: 'U blijft verzekerd, en uw gezin ook. Vanaf twee maanden schuld en een aanmaning betaalt het fonds voor u alleen nog plotselinge ziekte, pijn, zwangerschap en vroege controles. Het betaalt weer alles als de schuld betaald is, of zolang u afgesproken termijnen nakomt: vraag die schriftelijk. Ook als u hulp nodig hebt om te leven: vraag die aan bij het Jobcenter of Sozialamt. Vragen ze de hoogste premie? Toon nu uw echte inkomen aan, binnen twaalf maanden na die beslissing. Dan moeten ze opnieuw rekenen. Schuldhulp is gratis.',
  },
}
