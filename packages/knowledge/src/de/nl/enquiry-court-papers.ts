/** Questions about papers from a court, and about going to court for your own money: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_NL: Words = {
  'de.ask-debt.order-what': {
    says: 'Laat het niet liggen: de rechtbank heeft niet bekeken of de eis klopt. Maak bezwaar binnen twee weken na de datum op de gele envelop. Kruis aan dat u bezwaar maakt tegen de hele eis en stuur het naar de rechtbank. Het is gratis en zonder reden. Anders komt er een bevel tot betaling (Vollstreckungsbescheid), met nog twee weken voor verzet. Pas dan kan de deurwaarder komen. Spreek vooraf geen termijnen af: dat kan een oude schuld weer doen leven. De meeste schulden verjaren drie jaar na het einde van hun jaar, als u dat zegt.',
  },
  'de.ask-debt.order-late': {
    says: 'Ook als de twee weken voorbij zijn, kunt u nog bezwaar maken. Dat kan tot de rechtbank het bevel tot uitvoering (Vollstreckungsbescheid) geeft. Stuur het formulier vandaag naar de rechtbank; redenen zijn niet nodig. Komt het te laat, dan telt het als bezwaar tegen dat bevel (Einspruch). Vanaf dat bevel hebt u weer twee weken. Lag het bij een buur, of was u ziek? Zeg het de rechtbank en vraag de termijn terug. Betaal niet wat u niet schuldig bent.',
  },
  'de.ask-debt.enforcement-order': {
    says: 'U hebt twee weken vanaf de datum op de envelop voor bezwaar (Einspruch) bij die rechtbank. Vraag in dezelfde brief de uitvoering stil te leggen.',
  },
  'de.ask-debt.sued': {
    says: 'Schrijf de rechtbank binnen twee weken dat u zich verweert. Uw redenen mogen volgen. Bij het Landgericht hebt u een advocaat nodig.',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'Het is een formele betekening (Zustellung). De datum erop start een termijn, vaak twee weken. Open hem vandaag en bewaar de envelop.',
  },
  'de.ask-debt.claim-own-money': {
    says: 'Schrijf eerst en stel een laatste dag. Vraag dan online een betalingsbevel (Mahnbescheid) aan, of ga naar het Amtsgericht. Tot € 10.000 hebt u geen advocaat nodig. Het loket daar kan uw eis opschrijven. U betaalt de kosten vooruit en krijgt ze terug als u wint.',
  },
  'de.ask-debt.missed-time': {
    says: 'Was het niet uw schuld, zoals ziekenhuis of een brief die nooit kwam? Vraag herstel van de termijn (Wiedereinsetzung) met bewijs en maak in dezelfde brief bezwaar. Bij boetes en strafbevelen een week, bij civiele en arbeidszaken twee, bij belasting en uitkeringen een maand.',
  },
  'de.ask-debt.enforcement-order-late': {
    says: 'Twee weken lopen vanaf de datum op de envelop. Voorbij zonder uw schuld, bijvoorbeeld door ziekenhuis of buitenland? Vraag die rechtbank om herstel van de termijn (Wiedereinsetzung). U heeft twee weken vanaf de dag waarop u iets kon doen. Stuur het bezwaar (Einspruch) en bewijs mee. Vraag ook om de executie te stoppen. Ga vandaag naar de Rechtsantragstelle of een advocaat.',
  },
}
