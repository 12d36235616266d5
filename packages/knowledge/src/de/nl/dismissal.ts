/** Dismissal and notice of changed terms: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NL: Words = {
  'de.job.want': {
    says: 'Uw werkgever wil uw baan beëindigen. U hebt drie weken om dat bij de arbeidsrechter (Arbeitsgericht) te bestrijden.',
  },
  'de.job.want-change': {
    says: 'Uw werkgever beëindigt de baan en biedt haar opnieuw aan op andere voorwaarden (Änderungskündigung). U kunt onder voorbehoud aanvaarden.',
  },
  'de.job.who': {
    says: 'Dit is uw werkgever. Hij kan niet alleen beslissen dat een ontslag wettig is. De arbeidsrechter (Arbeitsgericht) controleert dat.',
  },
  'de.job.reality': {
    says: 'Ook een onwettig ontslag geldt als geldig als u niet binnen drie weken naar de rechter gaat. Veel zaken eindigen met een betaling.',
  },
  'de.job.rights-summary': {
    says: 'Voor een ontslag is papier en een echte handtekening nodig. U houdt uw loon tot het einde, uw verlof en een getuigschrift.',
  },
  'de.job.not-yet': {
    says: 'Uw baan eindigt niet vandaag. Eerst loopt de opzegtermijn en uw loon gaat door.',
  },
  'de.job.know-fees': {
    says: 'Bij de eerste arbeidsrechter betaalt elke kant de eigen advocaat, wie er ook wint. U mag zonder advocaat gaan.',
    learnMore:
      'De balie (Rechtsantragstelle) schrijft uw eis gratis op. Neem de brief en uw contract mee.',
  },
  'de.job.deadline-claim': {
    says: 'U hebt drie weken vanaf de dag dat de brief u bereikte. De getoonde dag telt vanaf de datum van de brief, voor de zekerheid.',
    action: 'Bij de arbeidsrechter een eis tegen het ontslag indienen (Kündigungsschutzklage)',
    consequence: 'Het ontslag geldt als geldig, ook als het verkeerd was.',
  },
  'de.job.deadline-register': {
    says: 'Eindigt de baan binnen drie maanden? Meld u binnen drie dagen nadat u het hoorde. Anders drie maanden vóór het einde.',
    action: 'U als werkzoekend (arbeitsuchend) melden bij de Agentur für Arbeit',
    consequence: 'U kunt één week werkloosheidsuitkering verliezen.',
  },
  'de.job.deadline-agg': {
    says: 'Bent u slechter behandeld om geslacht, zwangerschap, leeftijd, afkomst, geloof of handicap? Eis binnen twee maanden schriftelijk.',
    action: 'Schriftelijk schadevergoeding wegens discriminatie eisen',
    consequence: 'De eis op vergoeding is verloren.',
  },
  'de.job.step-date': {
    says: 'Schrijf op welke dag de brief kwam, en bewaar de envelop. De drie weken lopen vanaf die dag.',
  },
  'de.job.step-register': {
    says: 'Meld u nu als werkzoekend, online of per telefoon. Meld u op de eerste dag zonder werk als werkloos.',
  },
  'de.job.step-claim': {
    says: 'Ga deze week met de brief naar uw vakbond, een advocaat of de balie van de arbeidsrechter (Rechtsantragstelle).',
  },
  'de.job.step-no-sign': {
    says: 'Teken geen beëindigingsovereenkomst of afstand van rechten. U mag alleen tekenen dat u de brief kreeg.',
  },
  'de.job.step-offer-work': {
    says: 'Zeg schriftelijk dat u klaar bent om te werken. Dat bewaart uw recht op loon als het ontslag wegvalt.',
  },
  'de.job.step-council': {
    says: 'Is er een ondernemingsraad (Betriebsrat)? Vraag hem vandaag of hij gehoord is. Zonder dat heeft het ontslag geen effect.',
  },
  'de.job.step-facts': {
    says: 'Schrijf op hoe lang u er werkte, hoeveel mensen er werken en wat er eerder gezegd is. Verzamel waarschuwingen (Abmahnungen).',
  },
  'de.job.step-accept': {
    says: 'Aanvaardt u het? Vraag dan schriftelijk openstaand loon, verlof, overuren, uw papieren en een goed getuigschrift (Zeugnis).',
  },
  'de.job.option-claim': {
    says: 'Een eis houdt alle deuren open. De meeste zaken eindigen met een schikking.',
    title: 'Binnen drie weken naar de arbeidsrechter gaan',
    cost: 'Indienen is eerst gratis. Rechtshulp of een vakbond kan een advocaat dekken.',
    time: 'Na enkele weken een eerste gesprek bij de rechter (Güteverhandlung).',
    risk: 'Bij de eerste rechter betaalt u uw eigen advocaat, ook als u wint.',
    bestFor: 'U wilt de baan terug of een eerlijke betaling.',
  },
  'de.job.option-reserve': {
    says: 'Zeg schriftelijk dat u onder voorbehoud aanvaardt. Laat de rechter de verandering controleren.',
    title: 'Onder voorbehoud aanvaarden en naar de rechter gaan',
    cost: 'Eerst gratis.',
    time: 'Voorbehoud en eis binnen drie weken.',
    risk: 'Verliest u, dan blijven de nieuwe voorwaarden.',
    bestFor: 'U wilt de baan houden.',
  },
  'de.job.option-negotiate': {
    says: 'Vraag als begin ongeveer een half maandloon voor elk jaar, en uw getuigschrift.',
    title: 'Over een betaling en een goed getuigschrift onderhandelen',
    cost: 'Gratis, of het honorarium van een advocaat.',
    time: 'Binnen de drie weken.',
    risk: 'Praten stopt de drie weken niet. Vroeg weggaan kan uw werkloosheidsuitkering blokkeren.',
    bestFor: 'U wilt niet terug.',
  },
  'de.job.option-help': {
    says: 'Vakbonden treden voor leden vanaf het begin op. De balie schrijft uw eis gratis op.',
    title: 'Vakbond, advocaat of de balie van de rechter',
    cost: 'Gratis voor vakbondsleden en bij de balie.',
    time: 'Deze week.',
    risk: 'De balie mag u geen advies over uw kansen geven.',
    bestFor: 'Iedereen met een ontslag.',
  },
}
