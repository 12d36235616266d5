/** Questions about a plan of a collector that acknowledges the debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_NL: Words = {
  'de.ask-debt.sign-acknowledgement': {
    says: 'Teken niet voordat u de schuld hebt nagekeken. Wie haar erkent, verliest meestal zijn verweer: nooit verschuldigd, betaald, te oud. Zonder titel is zij drie jaar na het eind van haar jaar te oud. Er komen kosten voor de regeling (Einigungsgebühr) bij. Vraag schriftelijk rekening, contract en bewijs, en betwist de rest. De firma kan geen beslag leggen: dat kan alleen via de rechter. Komt er een Mahnbescheid, maak dan binnen twee weken bezwaar.',
  },
  'de.ask-debt.signed-acknowledgement': {
    says: 'Het is niet altijd verloren. Hebt u thuis, per post of online getekend? Veel van zulke regelingen kunt u binnen 14 dagen herroepen, vaak langer als men u dat niet zei. Schrijf vandaag. De firma moest u schriftelijk waarschuwen voor de kosten en voor wat u verliest. Was de schuld nooit van u, betaald of te oud, of kwam er geen waarschuwing? Laat het nakijken door de Verbraucherzentrale of gratis schuldhulp voordat u meer betaalt.',
  },
  'de.ask-debt.deal-fee': {
    says: 'U bent deze kosten alleen schuldig als u ermee instemde, en het bedrag moet vooraf op papier staan. Geen regeling, geen kosten. Klopt de schuld? Bied schriftelijk delen aan zonder deze kosten, of betaal ineens als het kan: dat is het goedkoopst. U kunt gewoon met delen beginnen, maar zonder akkoord mogen ze nog naar de rechter. Streep elke zin door waarmee u de schuld erkent. Gratis schuldhulp kijkt mee.',
  },
}
