/** Dutch: jobs, package holidays, immigration papers, nursing homes, injury claims, and names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRAVEL_AND_CARE_NL: Words = {
  'ie.work.right-transfer': {
    says: 'Gaat uw werk naar een nieuwe werkgever, dan gaan baan en contract mee. Ze moeten het op tijd melden, als het kan 30 dagen vooraf.',
  },
  'ie.work.right-terms': {
    says: 'Uw werkgever moet de belangrijkste voorwaarden binnen vijf dagen op schrift geven, en de rest binnen een maand. U kunt klagen bij de Workplace Relations Commission.',
  },
  'ie.work.right-hours': {
    says: 'U hebt recht op vier weken betaalde vakantie per jaar, pauzes, en gemiddeld hoogstens 48 uur per week.',
  },
  'ie.work.right-telling': {
    says: 'Ze mogen u niet straffen of ontslaan omdat u misstanden meldt. U hoeft er niet lang te werken. De Circuit Court kan binnen 21 dagen helpen.',
  },
  'ie.work.right-remote': {
    says: 'U mag vanaf dag één om werk op afstand vragen. De werkgever moet binnen vier weken schriftelijk en met redenen antwoorden, maar kan nee zeggen.',
  },
  'ie.package.right': {
    says: 'Schrapt de organisator de reis of verandert die sterk, dan krijgt u alles terug. Ging het slecht, dan kunt u een lagere prijs vragen.',
  },
  'ie.bag.right': {
    says: 'De maatschappij moet betalen voor een verloren, late of kapotte koffer, tot een grens. Schrijf binnen 7 dagen bij schade, en 21 dagen bij een late koffer.',
  },
  'ie.stay.wants': {
    says: 'De immigratiedienst zegt nee. De brief zegt of u in beroep kunt of een nieuwe blik kunt vragen, en tot wanneer.',
  },
  'ie.stay.right': {
    says: 'U hebt recht op de redenen op schrift. Tegen een geweigerd visum kunt u gratis in beroep, meestal binnen twee maanden.',
  },
  'ie.stay.step': {
    says: 'Vraag deze week advies aan een advocaat of de Immigrant Council of Ireland. Laat uw verblijf niet aflopen: vraag op tijd verlenging.',
  },
  'ie.stay.right-deport': {
    says: 'Voor een uitzetting krijgt u een brief en 15 werkdagen om te zeggen waarom u moet blijven. Neem nu een advocaat; de Legal Aid Board kan helpen.',
  },
  'ie.stay.know-citizen': {
    says: 'Tegen weigering van burgerschap is geen beroep. U kunt opnieuw aanvragen. Een rechter kan kijken of het eerlijk is beslist.',
  },
  'ie.care.right-fair-deal': {
    says: 'Bij Fair Deal betaalt u een deel van inkomen en bezit, en de staat de rest. Het huis telt maar drie jaar. U kunt een nieuwe blik vragen of in beroep gaan.',
  },
  'ie.injury.right-time': {
    says: 'Een eis om letsel moet binnen twee jaar beginnen. Schrijf de ander binnen een maand. De meeste gaan eerst naar de Injuries Resolution Board.',
  },
  'ie.public.right-ombudsman': {
    says: 'Klaag eerst bij de openbare dienst. Daarna kijkt de Ombudsman gratis, meestal binnen 12 maanden.',
  },
  'ie.parking.right-fair-terms': {
    says: 'Een bedrag op privégrond rust op een contract. Een onduidelijk bord, of een veel te hoog bedrag, bindt u misschien niet.',
  },
  'ie.tax.know-interest': {
    says: 'Rente loopt voor elke dag dat belasting te laat is. Revenue kan betaling in delen afspreken, en doet dan niets zolang u zich eraan houdt.',
  },
  'ie.home.right-hap': {
    says: 'Een verhuurder mag u niet weigeren om HAP of andere woonhulp. U kunt naar de Workplace Relations Commission, na een brief aan de verhuurder binnen twee maanden.',
  },
  'ie.home.right-homeless': {
    says: 'Kunt u nergens heen, vraag de gemeente dan meteen u als dakloos te beoordelen. Ze kan een plek betalen.',
  },
}
