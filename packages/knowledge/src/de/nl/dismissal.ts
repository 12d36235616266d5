/** The Dutch words of Germany: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NL: Words = {
  'de.job.want': {
    says: 'Uw werkgever wil uw baan beëindigen. U hebt drie weken om dat bij de arbeidsrechter (Arbeitsgericht) te bestrijden.',
  },
  'de.job.want-agreement': {
    says: 'Uw werkgever biedt een beëindigingsovereenkomst (Aufhebungsvertrag) aan. U hoeft die niet te tekenen.',
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
  'de.job.not-yet-agreement': {
    says: 'Zonder uw handtekening op papier is er geen beëindigingsovereenkomst. Zwijgen is geen ja.',
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
  'de.job.step-sign-think': {
    says: 'Teken vandaag niet. Neem het mee naar huis, tel de opzegtermijn en vraag een vakbond, een advocaat en de Agentur für Arbeit.',
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
  'de.job.option-refuse': {
    says: 'U mag zonder reden weigeren. Uw baan gaat door.',
    title: 'Nee zeggen tegen de overeenkomst',
    cost: 'Niets.',
    time: 'Geen.',
    risk: 'De werkgever kan u ontslaan. Dan kunt u naar de rechter.',
    bestFor: 'Het aanbod is slechter dan uw rechten.',
  },
  'de.job.option-help': {
    says: 'Vakbonden treden voor leden vanaf het begin op. De balie schrijft uw eis gratis op.',
    title: 'Vakbond, advocaat of de balie van de rechter',
    cost: 'Gratis voor vakbondsleden en bij de balie.',
    time: 'Deze week.',
    risk: 'De balie mag u geen advies over uw kansen geven.',
    bestFor: 'Iedereen met een ontslag.',
  },
  'de.job.right-form': {
    says: 'Een ontslag per mail, bericht of zonder handtekening met de hand heeft geen effect.',
  },
  'de.job.right-protection': {
    says: 'Na zes maanden, in een bedrijf met meer dan tien volle banen, heeft uw werkgever een wettige reden nodig.',
  },
  'de.job.right-notice': {
    says: 'De opzegtermijn is minstens vier weken, tot de 15e of het einde van de maand. Hij groeit met uw jaren, van één tot zeven maanden.',
  },
  'de.job.right-at-once': {
    says: 'Voor ontslag op staande voet is een heel ernstige reden nodig, binnen twee weken gebruikt. Meestal moet er eerst een waarschuwing zijn.',
  },
  'de.job.right-special': {
    says: 'Zwanger? Met ouderschapsverlof? Zwaar gehandicapt? In de ondernemingsraad? Dan heeft een ontslag toestemming van een kantoor nodig of is het verboden.',
  },
  'de.job.right-council': {
    says: 'Is er een ondernemingsraad (Betriebsrat), dan moet hij vóór elk ontslag gehoord worden.',
  },
  'de.job.right-papers': {
    says: 'U hebt recht op een eerlijk getuigschrift. Verlof dat u niet kon nemen, wordt uitbetaald.',
  },
  'de.job.right-social-choice': {
    says: 'Bij ontslag om het bedrijf moet de werkgever eerlijk kiezen: dienstjaren, leeftijd, onderhoudsplichten, handicap.',
  },
  'de.job.right-search-time': { says: 'Na de opzegging kunt u vrij vragen om werk te zoeken.' },
  'de.job.warn-three-weeks': {
    says: 'Praten, een belofte of een brief aan de werkgever stopt de drie weken niet. Dat doet alleen een eis bij de rechter.',
  },
  'de.job.warn-block': {
    says: 'U krijgt misschien tot twaalf weken geen werkloosheidsuitkering (Sperrzeit). Vraag de Agentur für Arbeit voordat u iets afspreekt.',
  },
  'de.job.warn-clauses': {
    says: 'Veel contracten laten looneisen na drie maanden vervallen. Eis openstaand loon snel schriftelijk.',
  },
  'de.job.insight-settle': {
    says: 'De arbeidsrechter begint met een gesprek over een schikking. Werkgevers betalen daar vaak om de twijfel te beëindigen.',
    actionable: 'Dien op tijd in, onderhandel dan.',
  },
  'de.job.insight-1a': {
    says: 'De brief biedt geld als u niet naar de rechter gaat (§ 1a KSchG): een half maandloon voor elk jaar.',
    actionable: 'Vergelijk het met uw kansen voordat de drie weken om zijn.',
  },
  'de.job.tactic-power': {
    says: 'Tekende iemand anders dan de baas of het hoofd personeel zonder originele volmacht? Wijs het dan binnen ongeveer een week af.',
    risk: 'De werkgever kan een nieuwe brief sturen. Dien uw eis toch in.',
    notWhen: 'De eigenaar of het hoofd personeel tekende.',
  },
  'de.job.myth-severance': {
    says: 'Bij ontslag is er geen betaling vanzelf (Abfindung). Zij komt van een schikking, een sociaal plan of een aanbod in de brief.',
  },
  'de.job.myth-sick': {
    says: 'U kunt tijdens ziekte ontslagen worden. Maar ziekte alleen is zelden een goede reden.',
  },
  'de.job.myth-oral': {
    says: 'Een ontslag mondeling, per chat of mail heeft geen effect. Zeg dat u blijft werken, en vraag advies.',
  },
  'de.job.element-signature': {
    says: 'Voor een ontslag is papier en een handtekening met de hand nodig.',
    name: 'Een handtekening op papier',
    ifMissing:
      'We zien geen handtekening. Zonder handtekening met de hand op papier heeft het ontslag geen effect. Ga toch op tijd naar de rechter.',
  },
}
