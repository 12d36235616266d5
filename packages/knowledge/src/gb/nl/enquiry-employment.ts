/** Vragen over werk: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_NL: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: 'Voor banen die vóór 1 januari 2027 stoppen, hebt u meestal twee jaar nodig. Voor banen die vanaf die dag stoppen, zes maanden. Bij sommige redenen, zoals zwangerschap of discriminatie, is geen vaste tijd nodig.',
    dependsOn: 'hoelang u er werkte, en waarom u de baan verloor',
  },
  'gb.ask-work.two-years': {
    says: 'Tot 31 december 2026 hebben de meeste mensen twee jaar werk nodig voor een zaak wegens oneerlijk ontslag (unfair dismissal). Vanaf 1 januari 2027 zijn zes maanden genoeg. Ook de grens aan het bedrag vervalt dan.',
    dependsOn: 'de dag waarop uw baan stopt',
  },
  'gb.ask-work.time-limit': {
    says: 'Gebeurde het op of na 1 oktober 2026, dan zijn er voor de meeste zaken zes maanden. Daarvoor is het drie maanden min een dag. Neem binnen die tijd contact op met Acas. Doe het voor de zekerheid binnen drie maanden.',
    dependsOn: 'de dag waarop het gebeurde',
  },
  'gb.ask-work.acas': {
    says: 'Vóór de meeste zaken bij het tribunaal moet u contact opnemen met Acas. Het is gratis. Het overleg kan tot 12 weken duren. De tijd voor uw zaak staat intussen stil.',
  },
  'gb.ask-work.tribunal-cost': {
    says: 'Een zaak bij een employment tribunal kost niets, en Acas is gratis. U hebt geen advocaat nodig. Verliest u, dan betaalt u de andere kant meestal niet.',
  },
  'gb.ask-work.unpaid': {
    says: 'Uw werkgever mag verdiend loon niet inhouden. Vraag schriftelijk om het bedrag en een datum. Wordt het niet betaald? Neem contact op met Acas. Een tekort kunt u binnen de termijn eisen.',
  },
  'gb.ask-work.deductions': {
    says: 'Loon mag alleen omlaag als de wet of uw contract het toestaat, of als u vooraf schriftelijk ja zei. In winkels mag voor een kastekort niet meer dan 10% van uw brutoloon weg.',
    dependsOn: 'wat u vooraf schriftelijk hebt afgesproken',
  },
  'gb.ask-work.notice-pay': {
    says: 'Na een maand werk geeft de wet u minstens één week opzegtermijn. Na twee jaar is het één week per vol jaar, tot 12. Uw contract kan meer geven. Bij ernstig wangedrag (gross misconduct) is het anders.',
    dependsOn: 'hoelang u er werkte en uw contract',
  },
  'gb.ask-work.holiday': {
    says: 'De meeste werknemers krijgen 5.6 weken betaalde vakantie per jaar, naar verhouding bij deeltijd. Gaat u weg, dan moet verdiende en niet genomen vakantie worden betaald.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Sinds 6 april 2026 krijgen de meeste werknemers ziekengeld (sick pay) vanaf de eerste volle dag. Het is £123.25 per week, of 80% van uw gewone loon als dat minder is. Ook met een laag loon krijgt u het.',
  },
  'gb.ask-work.redundancy': {
    says: 'Met twee volle jaren werk krijgt u een wettelijke ontslagvergoeding (redundancy pay), naar leeftijd, jaren en weekloon. U krijgt ook opzegtermijn en een eerlijke procedure. Begin een zaak binnen zes maanden.',
    dependsOn: 'hoelang u er werkte',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'Vraag schriftelijk waarom u bent gekozen, wat uw score is en welke andere banen er zijn. Bestaat uw baan nog, dan is het misschien oneerlijk ontslag (unfair dismissal). Let op de termijn.',
    dependsOn: 'of de baan echt verdween en de procedure eerlijk was',
  },
  'gb.ask-work.minimum-wage': {
    says: 'Vanaf april 2026 is het £12.71 per uur vanaf 21 jaar, en £10.85 van 18 tot 20. Onder 18, en voor veel leerlingen (apprentices), is het £8. Krijgt u minder, dan kunt u het terugeisen.',
    dependsOn: 'uw leeftijd',
  },
  'gb.ask-work.discrimination': {
    says: 'U slechter behandelen om leeftijd, beperking, ras, geloof, sekse, zwangerschap, seksualiteit of trans zijn, is verboden. U hoeft er niet een vaste tijd te werken. Schrijf op wat er gebeurde en klaag.',
  },
  'gb.ask-work.pregnant': {
    says: 'U mag vanaf dag één niet worden ontslagen of slechter behandeld omdat u zwanger bent of met zwangerschapsverlof. Vraag meteen advies en bewaar elk bericht.',
  },
  'gb.ask-work.written-statement': {
    says: 'U hebt rechten zonder papieren contract. Uw werkgever moet u op of vóór uw eerste dag de belangrijkste voorwaarden schriftelijk geven. Vraag ze schriftelijk.',
  },
  'gb.ask-work.payslip': {
    says: 'Elke werknemer moet op of vóór de betaaldag een loonstrook krijgen. Daarop staan het loon, de inhoudingen, en de uren als het loon daarvan afhangt.',
  },
  'gb.ask-work.zero-hours': {
    says: 'Met een nulurencontract (zero hours contract) krijgt u toch minimumloon, betaalde vakantie en pauzes. U mag werk weigeren en voor anderen werken. Daarvoor mogen ze u niet straffen.',
  },
  'gb.ask-work.breaks': {
    says: 'Vanaf 18 jaar krijgt u 20 minuten pauze als u meer dan zes uur werkt. U krijgt 11 uur rust per dag en één vrije dag per week. De grens is gemiddeld 48 uur, tenzij u anders afsprak.',
    dependsOn: 'uw leeftijd en uren',
  },
  'gb.ask-work.resign': {
    says: 'Vraag advies voordat u ontslag neemt. Breekt uw werkgever het contract ernstig, dan kan weggaan als ontslag tellen, maar dat is moeilijk te bewijzen. Dien eerst schriftelijk een klacht (grievance) in.',
  },
  'gb.ask-work.disciplinary': {
    says: 'Vraag schriftelijk om de verwijten en het bewijs, en om tijd voor voorbereiding. U mag iemand van de vakbond of een collega meenemen naar het gesprek (hearing). U hoort recht op bezwaar te krijgen.',
  },
  'gb.ask-work.probation': {
    says: 'Een proeftijd (probation) heeft in de wet geen speciale status. U krijgt toch opzegtermijn, loon, betaling van vakantiedagen en bescherming tegen discriminatie. Vanaf 1 januari 2027 begint de bescherming tegen oneerlijk ontslag na zes maanden.',
    dependsOn: 'uw opzegtermijn, en de reden',
  },
  'gb.ask-work.settlement': {
    says: 'Teken nog niet. Het bindt u alleen na advies van een onafhankelijke adviseur. Meestal betaalt de werkgever die. Volgens Acas zijn minstens 10 dagen bedenktijd redelijk.',
  },
  'gb.ask-work.change-contract': {
    says: 'Een werkgever mag uw loon of uren meestal niet veranderen zonder uw instemming. Bent u het niet eens? Schrijf dat meteen, en dat u onder protest werkt. Vraag daarna advies.',
  },
  'gb.ask-work.flexible': {
    says: 'U mag vanaf dag één om flexibel werken vragen, twee keer in 12 maanden. Ze moeten vóór een nee met u praten, een zakelijke reden geven en binnen twee maanden antwoorden.',
  },
  'gb.ask-work.tips': {
    says: 'Werkgevers mogen fooien en bedieningsgeld niet houden. Sinds 1 oktober 2024 moeten ze alles doorgeven, eerlijk verdeeld, vóór het eind van de volgende maand.',
  },
  'gb.ask-work.whistleblow': {
    says: 'De wet beschermt u als u in het algemeen belang iets verkeerds meldt, zoals een misdrijf of gevaar. U hoeft er niet een vaste tijd te werken. Vraag snel advies, want sommige bevelen moet u binnen 7 dagen vragen.',
  },
  'gb.ask-work.agency': {
    says: 'Moet u het werk zelf doen en bepalen zij hoe? Dan bent u waarschijnlijk werknemer (worker). U krijgt dan minimumloon, betaalde vakantie en pauzes.',
    dependsOn: 'hoe u echt werkt, niet hoe het heet',
  },
  'gb.ask-work.reference': {
    says: 'De meeste werkgevers hoeven geen referentie te geven. Doen ze het wel, dan moet die waar en eerlijk zijn. U kunt vragen de referentie aan uw nieuwe werkgever te zien.',
    dependsOn: 'uw contract en uw branche',
  },
  'gb.ask-work.ni-dismissal': {
    says: 'In Noord-Ierland hebt u meestal één jaar werk nodig voor een zaak wegens oneerlijk ontslag (unfair dismissal). U hebt drie maanden. Neem eerst contact op met de Labour Relations Agency op 03300 555 300.',
    dependsOn: 'hoelang u er werkte, en waarom u de baan verloor',
  },
  'gb.ask-work.ni-wages': {
    says: 'Vraag schriftelijk om het bedrag en een datum. Wordt het niet betaald? Bel de Labour Relations Agency op 03300 555 300. U hebt meestal drie maanden voor een zaak.',
  },
  'gb.ask-work.ni-redundancy': {
    says: 'In Noord-Ierland krijgt u na twee jaar werk een wettelijke ontslagvergoeding (redundancy pay). U krijgt ook opzegtermijn. De Labour Relations Agency kan het bedrag uitleggen.',
    dependsOn: 'hoelang u er werkte',
  },
}
