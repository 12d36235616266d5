/** Questions about papers from a court, and about going to court for your own money: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_NL: Words = {
  'de.ask-debt.order-what': {
    says: 'Doe iets binnen twee weken na de datum op de gele envelop. Klopt het niet? Kruis „Ik maak bezwaar tegen de hele eis” aan en stuur het naar de rechtbank. Het is gratis en heeft geen redenen nodig.',
  },
  'de.ask-debt.order-late': {
    says: 'U kunt nog bezwaar maken totdat er een executiebevel (Vollstreckungsbescheid) is. Daarna telt een laat bezwaar als Einspruch. Stuur het vandaag.',
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
}
