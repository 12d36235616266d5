/** Rechten bij veel gestelde vragen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_DEBT_NL: Words = {
  'gb.ask-bailiff.right-goods-of-others': {
    says: 'Deurwaarders (bailiffs) mogen alleen pakken wat van de schuldenaar is. Schrijf dat de spullen van u zijn, met bewijs. Zijn ze al weg, doe het binnen zeven dagen.',
  },
  'gb.ask-debt.right-agreement-copy': {
    says: 'Bij een krediet kunt u voor £1 het contract en een overzicht vragen. Vraag dat ook bij een zaak, en antwoord de rechtbank toch op tijd.',
  },
  'gb.ask-debt.right-credit-clock': {
    says: 'Bij veel kredieten beginnen de zes jaar pas als de termijn van de default notice voorbij is. Zoek die datum voordat u zegt dat de schuld te oud is.',
  },
  'gb.ask-debt.right-relief-order': {
    says: 'Een debt relief order wist na een jaar de meeste schulden tot £50,000. Het is voor wie weinig heeft, en gratis via een adviseur.',
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: 'Een moratorium stopt de meeste stappen van sheriff officers voor zes maanden. Een adviseur kan het vandaag aanvragen, of u zelf online.',
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: 'Wordt er beslag gelegd op uw rekening, dan laat de wet u een vast minimum. Voordat zij spullen pakken, moeten zij u een hulpboekje geven.',
  },
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: 'De termijn volgt het recht van het contract, niet waar u nu woont. Een lening uit Engeland valt meestal onder Engels recht, met zes jaar. Een betaling of getekende brief kan die opnieuw starten.',
  },
  'gb.ask-debt.scotland-right-summary-warrant': {
    says: 'Een summary warrant komt zonder zitting. Bent u niets schuldig of betaalde u al, schrijf dan meteen de gemeente en vraag om intrekking.',
  },
}
