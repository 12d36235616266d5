/** Buying, contracts, insurers and scams: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'nl.buy.want': { says: 'Een bedrijf zegt dat u aan een contract vastzit of moet betalen.' },
  'nl.buy.who': {
    says: 'Dit is een gewoon bedrijf. Zonder rechter kan het u nergens toe dwingen.',
  },
  'nl.buy.not-yet': { says: 'Zonder vonnis kunnen ze niets van u afnemen.' },
  'nl.buy.rights': {
    says: 'Online hebt u meestal 14 dagen bedenktijd. Slechte spullen moeten worden hersteld of vervangen.',
  },
  'nl.buy.step-write': {
    says: 'Schrijf het bedrijf wat er mis is en wat u wilt. Geef een redelijke termijn.',
  },
  'nl.buy.step-withdraw': {
    says: 'Korter dan 14 dagen geleden online of aan de deur gekocht? Herroep nu schriftelijk.',
  },
  'nl.buy.step-acm': { says: 'Vraag ConsuWijzer of het Juridisch Loket om een voorbeeldbrief.' },
  'nl.buy.right-withdraw': {
    says: 'U hebt het recht een online aankoop binnen 14 dagen zonder reden te herroepen. De verkoper betaalt dan binnen 14 dagen terug.',
  },
  'nl.buy.right-conform': {
    says: 'U hebt recht op een goed product. In het eerste jaar geldt een fout als al aanwezig bij de koop.',
  },
  'nl.buy.right-month': {
    says: 'Na de eerste periode kunt u de meeste contracten met één maand opzeggen.',
  },
  'nl.buy.right-phone': {
    says: 'Voor een contract via een verkooptelefoontje is meestal uw schriftelijke akkoord nodig.',
  },
  'nl.buy.option-dispute': {
    title: 'Schriftelijk betwisten',
    says: 'Zeg waarom u niet hoeft te betalen.',
    cost: 'Niets.',
    time: 'Eén brief.',
    risk: 'Er kan een incassobureau komen.',
    bestFor: 'U zit nergens aan vast of het product is slecht.',
  },
  'nl.buy.option-board': {
    title: 'Naar een geschillencommissie',
    says: 'Vraag of het bedrijf is aangesloten bij De Geschillencommissie.',
    cost: 'Een klein bedrag.',
    time: 'Maanden.',
    risk: 'De uitspraak bindt u beiden.',
    bestFor: 'Het bedrijf helpt niet.',
  },
  'nl.buy.option-help': {
    title: 'Gratis advies',
    says: 'Bel het Juridisch Loket.',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U twijfelt.',
  },
}
