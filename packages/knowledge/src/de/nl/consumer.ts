/** The Dutch words of Germany: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_NL: Words = {
  'de.consumer.want': {
    says: 'Een bedrijf houdt u aan een contract, weigert uw opzegging, of zegt nee op uw klacht.',
  },
  'de.consumer.who': {
    says: 'Dit is een bedrijf. Wat het schrijft, is zijn mening, geen beslissing.',
  },
  'de.consumer.reality': {
    says: 'Kleine lettertjes die u oneerlijk behandelen, hebben geen effect. De wet gaat voor.',
  },
  'de.consumer.rights-summary': {
    says: 'U kunt vaak binnen 14 dagen herroepen, per mail opzeggen, en twee jaar lang gebreken laten herstellen.',
  },
  'de.consumer.not-yet': {
    says: 'Ze kunnen door deze brief geen geld of dingen nemen. Daarvoor hebben ze eerst een rechter nodig.',
  },
  'de.consumer.know-button': {
    says: 'Voor contracten die online gesloten zijn, moet er een opzegknop op de website zijn.',
    learnMore:
      'Zoek „Verträge hier kündigen”. Ontbreekt de knop, dan mag u altijd zonder termijn opzeggen.',
  },
  'de.consumer.option-dispute': {
    says: 'Schrijf dat er geen contract is. Herroep en zeg daarnaast voor de zekerheid op.',
    title: 'Het contract betwisten of herroepen',
    cost: 'Gratis.',
    time: 'Nu één brief of mail.',
    risk: 'Ze kunnen incassobureaus sturen. Betwist ook dat.',
    bestFor: 'U stemde nooit in, of de 14 dagen lopen nog.',
  },
  'de.consumer.option-end': {
    says: 'Schrijf op welke dag het contract volgens de wet eindigt, en dat u voor de tijd daarna niets betaalt.',
    title: 'Bij uw opzegging blijven',
    cost: 'Gratis.',
    time: 'Nu een brief of e-mail.',
    risk: 'Er kan een incassobureau komen. Betwist dat ook.',
    bestFor: 'De wet laat u eerder gaan dan zij zeggen.',
  },
  'de.consumer.option-complain': {
    says: 'Vraag de Verbraucherzentrale, of de geschillendienst van de branche.',
    title: 'Een geschillendienst of consumentencentrum gebruiken',
    cost: 'Gratis of een klein bedrag.',
    time: 'Enkele weken.',
    risk: 'Niet alle bedrijven doen mee.',
    bestFor: 'Het bedrijf beweegt niet.',
  },
  'de.consumer.option-notice': {
    says: 'Gebruik de knop of een mail en vraag hun de einddatum te bevestigen.',
    title: 'Opzeggen tegen de eerstvolgende dag',
    cost: 'Wat tot dan verschuldigd is.',
    time: 'Vijf minuten.',
    risk: 'U betaalt tot het einde van het contract.',
    bestFor: 'Het contract is geldig maar u wilt weg.',
  },
  'de.consumer.right-withdraw': {
    says: 'Online, telefonisch of aan de deur mag u binnen 14 dagen herroepen, bij spullen vanaf de levering. Zeiden ze u dat niet, dan hebt u een jaar meer.',
  },
  'de.consumer.right-refund': {
    says: 'Na de herroeping betaalt de verkoper binnen 14 dagen terug, met de normale bezorgkosten. Hij mag wachten op het artikel of het verzendbewijs. Een open doos of een kortingsprijs is meestal geen reden om te weigeren.',
  },
  'de.consumer.right-withdraw-button': {
    says: 'Sinds 19 juni 2026 hebben webwinkels een herroepknop nodig (Vertrag widerrufen) die werkt zonder zoeken naar een inlog.',
  },
  'de.consumer.right-renewal': {
    says: 'Contracten sinds maart 2022 duren hoogstens twee jaar. Lopen ze door, dan mag u met één maand opzegging weg.',
  },
  'de.consumer.right-telecom': {
    says: 'Telefoon en internet: hoogstens twee jaar. Daarna mag u altijd weg met één maand opzegging.',
  },
  'de.consumer.right-telecom-summary': {
    says: 'Een telefoon- of internetcontract per telefoontje telt pas als u de schriftelijke samenvatting goedkeurde.',
  },
  'de.consumer.right-fault': {
    says: 'U hebt twee jaar tegenover de verkoper. In het eerste jaar moet de verkoper bewijzen dat het gebrek er bij het begin niet was.',
  },
  'de.consumer.right-repair-time': {
    says: 'Gekocht sinds 31 juli 2026? Kiest u herstel, dan groeit de tijd voor gebreken één keer met twaalf maanden.',
  },
  'de.consumer.change-repair': {
    says: 'Het recht op herstel veranderde de regels over gebrekkige spullen.',
    was: 'Herstel of iets nieuws: de tijd voor gebreken was hoe dan ook twee jaar.',
    is: 'Voor aankopen sinds 31 juli 2026 voegt de keuze voor herstel één keer twaalf maanden toe.',
  },
  'de.consumer.right-unordered': {
    says: 'U bent niets schuldig voor spullen of diensten die u niet bestelde.',
  },
  'de.consumer.right-order-button': {
    says: 'Online is er alleen een contract als de knop duidelijk zei dat u betaalt, zoals „zahlungspflichtig bestellen”.',
  },
  'de.consumer.warn-return': {
    says: 'Spullen zonder woord terugsturen is geen herroeping. Schrijf één duidelijke zin.',
  },
  'de.consumer.right-trip': {
    says: 'Gebreken van een pakketreis verlagen de prijs, als u ze daar hebt gemeld. U hoeft geen tegoedbon te nemen. De termijn is twee jaar.',
  },
}
