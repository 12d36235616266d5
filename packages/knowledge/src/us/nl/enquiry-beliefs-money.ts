/** What people believe of court papers, hospitals, taxes and insurance, put right: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_MONEY_NL: Words = {
  'us.fact.door-closed-to-server': {
    says: 'Een dichte deur houdt geen rechtszaak tegen. In de meeste staten mogen de papieren dan bij een andere volwassene blijven, gemaild, op de deur geplakt of gedrukt worden. Dan loopt uw tijd en kunt u ongehoord verliezen. Neem ze aan, zie de datum en antwoord. Aannemen is niet instemmen.',
  },
  'us.fact.emergency-room': {
    says: 'Een spoedeisende hulp mag u niet wegsturen omdat u geen verzekering, geld of papieren hebt. Federale wet: bijna elk ziekenhuis moet u onderzoeken en een noodgeval of bevalling behandelen tot u stabiel bent. Een rekening kan later komen: vraag dan financial assistance. Weggestuurd? Klaag bij CMS of uw staat. In gevaar 911.',
  },
  'us.fact.no-1099': {
    says: 'U bent belasting schuldig over wat u verdient, met of zonder formulier 1099. Dat formulier is de plicht van de betaler. De uwe is alles aangeven, ook contant. Vanaf $400 winst per jaar komt self-employment tax erbij. Inkomsten min kosten op Schedule C. Vergeten? Form 1040-X voordat de IRS schrijft.',
  },
  'us.fact.irs-ten-years': {
    says: 'De IRS heeft meestal tien jaar na de vaststelling om belasting te innen. De klok stopt bij faillissement, een verzoek om akkoord of regeling, of lang verblijf in het buitenland. Zonder aangifte is hij meestal niet begonnen. Daarna mag de IRS de rest niet innen. Vraag eerst de datum (CSED).',
  },
  'us.fact.policy-canceled-after-crash': {
    says: 'Eén ongeluk is meestal geen grond om een autopolis halverwege op te zeggen. Na zo’n 60 dagen mag dat in de meeste staten alleen als u niet betaalde, loog of uw rijbewijs kwijt bent. De verzekeraar moet eerst met reden schrijven. Aan het eind mag hij niet verlengen. Klaag bij het verzekeringskantoor van uw staat.',
  },
  'us.fact.training-time': {
    says: 'Inwerken is meestal werk en moet betaald worden. Onbetaald mag alleen als alle vier gelden: buiten uw uren, vrijwillig, niet over uw baan, en u werkt er niet. Noteer de uren en vraag het loon schriftelijk. De Wage and Hour Division helpt gratis: 1-866-487-9243.',
  },
}
