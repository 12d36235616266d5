/** Questions about checks on hold, overdrafts, closed accounts and credit denied: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_NL: Words = {
  'us.ask-life.hold': {
    says: 'Een bank mag een cheque alleen langer vasthouden om redenen die in de wet staan, en moet u zeggen waarom en tot wanneer. Vraag het bankkantoor om het eerder vrij te geven.',
    dependsOn: 'de reden in het bericht',
  },
  'us.ask-life.overdraft': {
    says: 'Bij geldautomaten en eenmalige kaartbetalingen mag de bank alleen kosten rekenen als u zich had aangemeld. Vraag de kosten terug, en meld u nu af.',
    dependsOn: 'waardoor de roodstand kwam en of u zich had aangemeld',
  },
  'us.ask-life.account-closed': {
    says: 'Een bank mag een rekening meestal sluiten, maar uw saldo is van u. Vraag er schriftelijk om, en om de reden. Is een rapport gebruikt, vraag het dan gratis op en betwist fouten.',
    dependsOn: 'de voorwaarden van de rekening en de reden',
  },
  'us.ask-life.credit-denied': {
    says: 'Zij moeten u de belangrijkste redenen zeggen en het bureau dat zij gebruikten. Vraag dat rapport binnen 60 dagen gratis, en betwist wat fout is.',
  },
  'us.fact.card-number-only': {
    says: 'Meld het vandaag de bank per telefoon en dan schriftelijk, en vraag een nieuwe pas. Was de pas nooit weg en is alleen het nummer gebruikt, dan bent u niets kwijt als u het binnen 60 dagen na het afschrift meldt. De grenzen van $50 en $500 gelden voor een verloren of gestolen pas of pincode. De bank heeft 10 werkdagen om te onderzoeken; anders moet zij het geld meestal zolang teruggeven.',
  },
}
