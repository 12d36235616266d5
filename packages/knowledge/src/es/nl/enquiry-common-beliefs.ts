/** Questions that rest on a common belief about visits, fines and health care: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_NL: Words = {
  'es.ask.unpaid-so-no-visits': {
    says: 'Geld en omgang staan los van elkaar. Wie niet betaalt houdt het recht de kinderen te zien, en wie ze niet ziet blijft het geld schuldig. Alleen een rechter wijzigt omgang of bedrag. Zelf omgang weigeren kan een boete en de zorg kosten. Twee maanden op rij of vier losse niet betalen kan strafbaar zijn. Kunt u niet betalen? Vraag de rechter meteen om een lager bedrag.',
  },
  'es.ask.fine-and-prison': {
    says: 'Niet voor een verkeersboete of een boete van een overheid. Betaalt u niet, dan komt er tot 20 % bij en kan men rekening of loon beslaan. Anders is het met een boete van een strafrechter: betaalt u niet en is er niets te halen, dan kan er per twee dagdelen één dag komen. Vaak wordt dat werk voor de gemeenschap. Vraag vroeg om termijnen.',
  },
  'es.ask.care-without-papers': {
    says: 'Zij moeten u behandelen. Wie zonder papieren in Spanje woont, heeft hetzelfde recht op openbare zorg, en spoed is voor iedereen. Vraag de kaart in het gezondheidscentrum, met paspoort en bewijs dat u hier woont (padrón of iets anders). Sinds 2026 is een ondertekende verklaring genoeg om te beginnen, en u krijgt een voorlopig papier. Geweigerd? Vraag dat schriftelijk en ga naar sociale diensten.',
  },
  'es.ask.fine-not-paid': {
    says: 'Niemand gaat ervoor de cel in, maar het bedrag groeit. Binnen 20 kalenderdagen betaalt u de helft of maakt u bezwaar. Daarna is alles verschuldigd. Blijft ook dat uit, dan int de belastingdienst het met 5 tot 20 % extra en kan die zonder rechter geld van rekening, loon of teruggave nemen. U kunt termijnen vragen. Het verjaart vier jaar nadat het vaststaat, maar elke brief begint die tijd opnieuw.',
  },
}
