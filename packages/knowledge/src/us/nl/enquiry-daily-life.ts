/** The Dutch words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_NL: Words = {
  'us.ask-everyday.data-breach': {
    says: 'Bevries uw krediet gratis bij alle drie de bureaus. Verander dat wachtwoord, let op uw rekeningen, en meld misbruik op identitytheft.gov.',
  },
  'us.ask-everyday.toll': {
    says: 'Niet altijd. Was de auto voor die dag verkocht, gestolen of verhuurd, stuur de toldienst dan bewijs, uiterlijk op de datum in het bericht. Kijk of de rekening echt is.',
    dependsOn: 'van wie de auto was en wie die dag reed',
  },
  'us.ask-everyday.shut-off': {
    says: 'Bel nu het nutsbedrijf en vraag om een plan. Zeg of er thuis iemand ziek, oud of heel jong is. Bel 211 voor hulp bij betalen, en dan de commissie voor nutsbedrijven van uw staat (utility commission).',
  },
  'us.ask-everyday.prize': {
    says: 'Betaal niets en geef geen codes. Een echte prijs is gratis, en niemand betaalt er belasting over aan wie belt. Meld het op reportfraud.ftc.gov.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Vraag om de weigering op papier met de woorden van de polis. Stuur foto’s en nog een schatting, en klaag dan gratis bij het verzekeringskantoor van uw staat.',
  },
  'us.ask-everyday.snap-cut': {
    says: 'Vraag binnen 90 dagen om een hoorzitting (fair hearing). Vraagt u voor de wijziging begint, dan blijft uw voedselhulp meestal gelijk tot de beslissing.',
  },
  'us.ask-everyday.medical-leave': {
    says: 'Het hangt ervan af. Had u bij een gezondheidsprobleem recht op verlof of aanpassingen op het werk, dan is ontslag omdat u erom vroeg tegen de wet. Vraag de EEOC of het Labor Department.',
    dependsOn: 'hoe groot het bedrijf is en hoe lang u er werkte',
  },
  'us.ask-everyday.takedown': {
    says: 'Vraag de site om een kopie van de klacht. Was het een vergissing of had u toestemming, stuur dan een tegenbericht (counter-notice). Het komt meestal na 10 tot 14 werkdagen terug.',
  },
  'us.ask-everyday.disability-denied': {
    says: 'Vraag binnen 60 dagen na het bericht om een nieuwe beoordeling (reconsideration). Stuur medische papieren. Weigeren zij weer, dan kan een rechter u horen, en advocaten krijgen alleen een deel als u wint.',
  },
  'us.ask-everyday.escrow': {
    says: 'Controleer eerst de bedragen voor belasting en verzekering. Een tekort mag u meteen betalen, of over minstens 12 maanden als het groot is. U kunt gratis een melding van een fout (notice of error) sturen.',
  },
  'us.ask-everyday.hours-cut': {
    says: 'In de meeste staten mogen zij uw uren voor de komende dagen verminderen, maar moeten zij alle gewerkte uren betalen. Vraag om een deel werkloosheid. Een contract of regel van de vakbond kan het verbieden.',
    dependsOn: 'uw contract en uw staat',
  },
  'us.ask-everyday.seller-refund': {
    says: 'Schrijf de verkoper met bewijs. Betaalde u met een creditcard, betwist de afschrijving dan binnen 60 dagen na de rekening. Voor spullen die nooit kwamen, moet u geld terugkrijgen.',
  },
  'us.insure.right-claims-law': {
    says: 'De wet van de staat verbiedt oneerlijk uitstel en lage aanbiedingen zonder reden. U kunt gratis klagen bij het verzekeringskantoor van de staat.',
  },
  'us.insure.right-appraisal': {
    says: 'Vraag om de hele polis en het rapport van de schade-expert. Bij ruzie over het bedrag mag volgens veel polissen elke kant een taxateur noemen.',
  },
}
