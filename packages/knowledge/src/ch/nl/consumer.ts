/** The Dutch words of Switzerland: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_NL: Words = {
  'ch.buy.want': { says: 'Een bedrijf zegt dat u een contract moet houden of moet betalen.' },
  'ch.buy.real': {
    says: 'Zwitserland kent geen algemeen recht om een online aankoop te annuleren. Kijk in de voorwaarden van de winkel zelf.',
  },
  'ch.buy.not-yet': { says: 'Ze kunnen niets nemen zonder het schuldenkantoor (Betreibungsamt).' },
  'ch.buy.step-write': { says: 'Schrijf meteen wat er stuk is en wat u wilt.' },
  'ch.buy.step-door': {
    says: 'Aan de deur of aan de telefoon verkocht? Annuleer schriftelijk binnen veertien dagen.',
  },
  'ch.buy.right-door': {
    says: 'U hebt veertien dagen om een verkoop aan de deur of telefoon boven CHF 100 te annuleren.',
  },
  'ch.buy.right-defect': {
    says: 'Voor nieuwe spullen staat een verkoper meestal twee jaar in voor gebreken. Bekijk de voorwaarden en meld een gebrek meteen.',
  },
  'ch.buy.option-write': {
    says: 'Zeg waarom u het niet schuldig bent.',
    title: 'Schriftelijk betwisten',
    cost: 'Een postzegel.',
    time: 'Eén brief.',
    risk: 'Er kan een invordering (Betreibung) volgen.',
    bestFor: 'U zit nergens aan vast.',
  },
  'ch.buy.option-ombud': {
    says: 'Veel branches hebben een gratis ombudsman.',
    title: 'Naar een ombudsman gaan',
    cost: 'Meestal niets.',
    time: 'Weken.',
    risk: 'Hij kan het bedrijf niet dwingen.',
    bestFor: 'Het bedrijf helpt niet.',
  },
  'ch.buy.health-cover': {
    says: 'Uw basisverzekering loopt door bij achterstand. De verzekeraar moet u eerst manen en dertig dagen geven vóór een invordering (Betreibung).',
  },
  'ch.buy.insure-want': { says: 'Uw verzekeraar zegt wat hij betaalt.' },
  'ch.buy.insure-step': {
    says: 'Vraag schriftelijk de reden en de bepaling. Vraag dan de gratis ombudsman.',
  },
  'ch.buy.insure-right': { says: 'U kunt gratis naar de ombudsman van de branche.' },
  'ch.buy.insure-option': {
    says: 'Stuur uw brieven.',
    title: 'De ombudsman vragen',
    cost: 'Niets.',
    time: 'Weken.',
    risk: 'Termijnen lopen door.',
    bestFor: 'U denkt dat het nee verkeerd is.',
  },
  'ch.buy.scam-want': { says: 'Dit bericht wil uw geld of codes, door u te laten haasten.' },
  'ch.buy.scam-who': { says: 'Het lijkt een oplichter met een bekende naam.' },
  'ch.buy.scam-stop': {
    says: 'Betaal niet, klik niet en bel niet terug. Zoek zelf het echte nummer.',
  },
  'ch.buy.scam-bank': {
    says: 'Betaald of een code gegeven? Bel meteen uw bank, en dan de politie.',
  },
  'ch.buy.scam-right': { says: 'U kunt het gratis melden bij de federale cyberdienst (BACS).' },
  'ch.buy.scam-option': {
    says: 'Vraag het eerst aan het echte bedrijf.',
    title: 'Laten liggen en melden',
    cost: 'Niets.',
    time: 'Minuten.',
    risk: 'Geen, nadat u het hebt nagegaan.',
    bestFor: 'U kent het niet.',
  },
  'ch.buy.bill-want': { says: 'Een leverancier wil dat u een rekening betaalt.' },
  'ch.buy.bill-check': {
    says: 'Controleer de rekening. Bied dan delen aan als u niet alles ineens kunt betalen.',
  },
  'ch.buy.bill-right': { says: 'U kunt de meterstand vragen en hoe er geteld is.' },
  'ch.buy.bill-plan': {
    says: 'Bied een bedrag per maand aan.',
    title: 'Een plan vragen',
    cost: 'Wat u aanbiedt.',
    time: 'Eén telefoontje.',
    risk: 'Houd u eraan.',
    bestFor: 'U bent het schuldig.',
  },
  'ch.buy.right-phone-sale': {
    says: 'Verkochten ze het u aan de telefoon of aan de deur, voor meer dan 100 frank? Dan kunt u het 14 dagen herroepen. De dagen lopen pas als ze u dit recht hebben gemeld.',
  },
}
