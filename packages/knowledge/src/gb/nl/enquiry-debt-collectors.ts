/** Questions about collectors: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_NL: Words = {
  'gb.ask-debt.never-had-account': {
    says: 'Betaal niet. Schrijf dat u deze rekening nooit hebt gehad en vraag om bewijs: het contract, naam en adres erop. Bij een kredietschuld moeten ze stoppen terwijl ze het nakijken. Vraag om uw kredietdossier te herstellen; weigeren ze, klaag dan bij de Ombudsman of de ICO.',
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'U bent hem nog schuldig, als hij van u is, het bedrag klopt en hij niet te oud is. De nieuwe eigenaar krijgt geen extra macht. Vraag bewijs dat de schuld van hem is, voordat u betaalt of erkent.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'Nee, niet zelf. Ze moeten eerst bij de rechter winnen. Pas als u het vonnis dan niet betaalt, kunnen er deurwaarders (bailiffs) komen. Een brief alleen geeft geen deurwaarder het recht te komen.',
  },
  'gb.ask-debt.not-mine': {
    says: 'Schrijf dat u deze schuld niet kent. Vraag bewijs. Geef niet meer persoonlijke gegevens dan nodig is. Bij kredietschulden moeten zij het bewijzen.',
  },
  'gb.ask-debt.prove': {
    says: 'U kunt bewijs vragen. Stuur bij een kaart, lening of postorder £1 en vraag de overeenkomst. Totdat ze die sturen, kunnen ze haar niet via de rechter afdwingen.',
  },
  'gb.ask-debt.harass': {
    says: 'Schrijf hun dat ze u alleen per brief mogen benaderen. Bij kredietschulden moeten ze redelijke wensen volgen en het niet aan anderen vertellen. Klaag als ze doorgaan.',
  },
  'gb.ask-debt.settle': {
    says: 'Ja, u kunt het vragen. Ze hoeven niet minder te nemen, maar velen doen het. Vraag de afspraak eerst op papier. Er moet staan dat de rest is kwijtgescholden en niet wordt verkocht.',
  },
}
