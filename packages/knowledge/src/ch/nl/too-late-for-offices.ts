/** What can still be done when the time in a letter about a fine, a tax, a benefit, a home or a job is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_NL: Words = {
  'ch.late.fine-reality': {
    says: 'De dertig dagen zijn voorbij. Er kan een gewone procedure volgen, meestal een strafbevel met kosten. Dan hebt u tien dagen voor bezwaar.',
  },
  'ch.late.fine-step': {
    says: 'Bel vandaag het kantoor. Vraag of u de kleine boete nog kunt betalen. Kwam er een fout strafbevel, maak dan binnen tien dagen bezwaar.',
  },
  'ch.late.penal-step': {
    says: 'De tien dagen lijken voorbij. Te laat buiten uw schuld, zoals in het ziekenhuis? Vraag binnen 30 dagen daarna de termijn terug en maak in dezelfde brief bezwaar.',
  },
  'ch.late.penal-plan': {
    says: 'Ook een vaste boete kan in termijnen. Vraag het vandaag: onbetaald kan het dagen gevangenis worden.',
  },
  'ch.late.tax-step': {
    says: 'Te laat buiten uw schuld, zoals ziek of weg? Maak binnen 30 dagen daarna bezwaar en zeg waarom. Vraag anders vandaag om tijd of termijnen.',
  },
  'ch.late.tax-right': {
    says: 'Een vaste aanslag kan nog veranderen bij een duidelijke rekenfout of belangrijke feiten die u eerder niet kon geven.',
  },
  'ch.late.benefit-step': {
    says: 'Vraag vandaag kwijtschelding (Erlass): schriftelijk, met goede trouw, nood en bewijs. Dat moet binnen 30 dagen nadat het besluit vaststaat. Te laat buiten uw schuld? Maak binnen 30 dagen daarna bezwaar en zeg waarom.',
  },
  'ch.late.benefit-right': {
    says: 'Een vast besluit kan opnieuw bekeken worden bij nieuwe belangrijke feiten. Het kantoor kan een duidelijk fout besluit ook intrekken.',
  },
  'ch.late.home-step': {
    says: 'De dertig dagen lijken voorbij. Ze lopen vanaf de ontvangst. Controleer vandaag het formulier: zonder officieel formulier of eigen brief aan elke partner is het nietig, ook nu.',
  },
  'ch.late.home-right': {
    says: 'Niemand mag u eruit zetten zonder rechterlijk bevel. Praat nu met de verhuurder over een latere dag, en vraag een ja op papier.',
  },
  'ch.late.rent-step': {
    says: 'Betaal vandaag alles, ook al is de tijd voorbij, en vraag schriftelijk niet op te zeggen. Komt er een opzegging, ga binnen 30 dagen naar de bemiddeling.',
  },
  'ch.late.job-step': {
    says: 'Is de opzegtermijn voorbij? Geld voor misbruik is dan meestal verloren. Loon, overuren en vakantie kunt u nog vijf jaar vragen.',
  },
}
