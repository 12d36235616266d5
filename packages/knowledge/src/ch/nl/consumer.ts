/** Disputes over what was bought: the words in Dutch. */
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
  'ch.buy.right-phone-sale': {
    says: 'Verkochten ze het u aan de telefoon of aan de deur, voor meer dan 100 frank? Dan kunt u het 14 dagen herroepen. De dagen lopen pas als ze u dit recht hebben gemeld.',
  },
}
