/** The Dutch words of the rows in ../employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_NL: Words = {
  'ca.work.myth-contract': {
    says: 'U hebt rechten op het werk, ook zonder contract op papier. Minimumloon, opzegtermijn en vakantiegeld gelden toch.',
  },
  'ca.work.want': {
    says: 'In zo’n brief staat vaak ook dat u papieren moet tekenen. U mag tijd nemen voordat u tekent.',
  },
  'ca.work.reality': {
    says: 'Meestal hebt u recht op een opzegtermijn of geld. Het eerste aanbod is vaak minder dan de wet u geeft.',
  },
  'ca.work.who': {
    says: 'Voor de meeste werknemers geldt de wet van hun provincie. Voor banken, luchtvaart, telefoonbedrijven en treinen geldt de federale wet.',
  },
  'ca.work.rights': {
    says: 'U houdt recht op uw laatste loon, vakantiegeld en een werkbewijs (record of employment). U mag tijd nemen voordat u tekent.',
  },
  'ca.work.no-sign': {
    says: 'Ze kunnen u niet dwingen meteen te tekenen. Ze kunnen loon dat u hebt verdiend niet achterhouden.',
  },
  'ca.work.know-common': {
    says: 'Buiten Québec kunnen rechters veel meer geven dan de minimale opzegtermijn. Leeftijd, jaren werk en het soort baan tellen mee.',
  },
  'ca.work.right-notice': {
    says: 'U hebt recht op een opzegtermijn of geld in plaats daarvan, als u ongeveer drie maanden hebt gewerkt. Ernstig wangedrag is een uitzondering.',
  },
  'ca.work.right-pay': {
    says: 'U hebt recht op al het verdiende loon en vakantiegeld, om welke reden uw baan ook eindigde.',
  },
  'ca.work.right-roe': {
    says: 'U hebt recht op een werkbewijs (record of employment), zodat u de werkloosheidsverzekering (employment insurance) kunt aanvragen.',
  },
  'ca.work.right-discrimination': {
    says: 'U mag niet worden ontslagen om uw geslacht, ras, leeftijd, handicap, geloof, of omdat u zwanger bent.',
  },
  'ca.work.step-dont-sign': {
    says: 'Teken nog geen verklaring dat u niets meer eist (release). Na uw handtekening kunt u meestal niet meer vragen.',
  },
  'ca.work.step-ei': {
    says: 'Vraag nu de werkloosheidsverzekering (employment insurance) aan, ook zonder uw werkbewijs (record of employment). Wacht u langer dan vier weken, dan kunt u geld verliezen.',
  },
  'ca.work.step-keep': {
    says: 'Bewaar de brief, uw contract, loonstrookjes en berichten. Schrijf op wat er is gezegd en wanneer.',
  },
  'ca.work.step-advice': {
    says: 'Vraag een advocaat of een juridisch loket (legal clinic) het aanbod te lezen. Veel advocaten doen een eerste gesprek gratis of voor weinig geld.',
  },
  'ca.work.opt-more': {
    says: 'Schrijf terug dat u tijd nodig hebt en dat u denkt recht te hebben op een langere opzegtermijn.',
    title: 'Vraag om een beter aanbod',
    cost: 'Gratis, of een advocaat voor een paar uur.',
    time: 'Dagen tot weken.',
    risk: 'Laag, als u beleefd en op tijd blijft.',
    bestFor: 'U werkte er lang, of het aanbod lijkt klein.',
  },
  'ca.work.opt-standards': {
    says: 'Het arbeidskantoor (employment standards office) van uw provincie kan gratis bevelen dat onbetaald loon en geld voor de minimale opzegtermijn worden betaald.',
    title: 'Klaag bij het arbeidskantoor',
    cost: 'Gratis.',
    time: 'Maanden.',
    risk: 'In Ontario kan het een zaak bij de rechter over dezelfde opzegtermijn tegenhouden.',
    bestFor: 'Ze betaalden het minimum niet.',
  },
  'ca.work.opt-court': {
    says: 'Eis een eerlijke opzegtermijn bij de rechter. De rechter voor kleine zaken (small claims court) is soms genoeg.',
    title: 'Begin een zaak over onterecht ontslag (wrongful dismissal)',
    cost: 'Griffiegeld, en misschien een advocaat.',
    time: 'Meestal binnen twee jaar.',
    risk: 'Verliest u, dan betaalt u misschien een deel van de kosten.',
    bestFor: 'U hebt recht op veel meer dan het minimum.',
  },
  'ca.work.insight-clause': {
    says: 'Een regel in een contract die minder geeft dan het wettelijke minimum is vaak ongeldig. Dan hebt u misschien recht op de volle opzegtermijn (common law notice).',
    actionable: 'Laat uw contract aan een advocaat zien voordat u tekent.',
  },
  'ca.work.warn-limits': {
    says: 'Sommige termijnen zijn kort: 45 dagen in Québec, 90 dagen voor federale banen. Schrijf de dag op waarop uw baan eindigde.',
  },
  'ca.work.fed-unjust': {
    says: 'In een federale baan, met minstens 12 maanden werk en zonder vakbond, hebt u 90 dagen om te klagen over onterecht ontslag (unjust dismissal).',
    action:
      'Dien een klacht over onterecht ontslag (unjust dismissal) in bij het federale Labour Program',
    consequence: 'U verliest deze weg naar uw baan of geld.',
  },
  'ca.work.qc-124': {
    says: 'In Québec hebt u na twee jaar werk 45 dagen om te klagen over ontslag zonder goede reden. Wij tellen vanaf de brief.',
    action: 'Dien een klacht in bij de CNESST',
    consequence: 'U verliest het recht op deze klacht.',
  },
  'ca.work.bc-complaint': {
    says: 'In British Columbia hebt u zes maanden vanaf uw laatste dag om te klagen over loon of opzegtermijn.',
    action: 'Dien een klacht in bij de Employment Standards Branch',
    consequence: 'De Branch kan een late klacht weigeren.',
  },
  'ca.work.ab-complaint': {
    says: 'In Alberta hebt u zes maanden vanaf uw laatste dag om te klagen over loon of opzegtermijn.',
    action: 'Dien een klacht in bij Employment Standards',
    consequence: 'Een late klacht kan worden geweigerd.',
  },
  'ca.work.on-claim': {
    says: 'In Ontario hebt u twee jaar om onbetaald loon of geld voor de opzegtermijn te eisen.',
    action: 'Dien een eis (claim) in bij het Ministry of Labour',
    consequence: 'De eis is te laat.',
  },
  'ca.work.on-notice': {
    says: 'In Ontario krijgt u minstens één week opzegtermijn of loon voor elk jaar, vanaf drie maanden werk, tot acht weken.',
  },
  'ca.work.on-severance': {
    says: 'In Ontario krijgt u misschien ook een ontslagvergoeding (severance pay), als u vijf jaar of langer werkte en het bedrijf minstens $2,5 miljoen aan lonen betaalt.',
  },
  'ca.work.bc-notice': {
    says: 'In British Columbia krijgt u één week loon na drie maanden, twee na een jaar, drie na drie jaar, tot acht.',
  },
  'ca.work.ab-notice': {
    says: 'In Alberta krijgt u één week opzegtermijn na 90 dagen, twee na twee jaar, en tot acht na tien jaar.',
  },
  'ca.work.qc-notice': {
    says: 'In Québec krijgt u één week na drie maanden, twee na één jaar, vier na vijf jaar en acht na tien.',
  },
  'ca.work.qc-cause': {
    says: 'In Québec mag u na twee jaar alleen worden ontslagen om een goede en voldoende reden. De werkgever moet die bewijzen.',
  },
  'ca.work.right-reasonable-notice': {
    says: 'Het wettelijke minimum is misschien niet alles waar u recht op hebt. Rechters kijken naar uw leeftijd, uw baan, uw jaren daar en het werk dat u kunt vinden.',
  },
  'ca.work.right-minimum-on': {
    says: 'Ze moeten het wettelijke minimum betalen, ook als u geen verklaring (release) tekent. Dat minimum kunt u niet wegtekenen.',
  },
  'ca.work.right-human-on': {
    says: 'Ze mogen u niet laten gaan om leeftijd, geslacht, ras, geloof, handicap of gezin. U hebt één jaar om naar het Human Rights Tribunal te gaan.',
  },
  'ca.work.mb-notice': {
    says: 'In Manitoba hebt u na 30 dagen werk recht op een opzegtermijn van één tot acht weken, of geld in plaats daarvan.',
  },
  'ca.work.sk-notice': {
    says: 'In Saskatchewan hebt u na 13 weken werk recht op een opzegtermijn van één tot acht weken, of geld in plaats daarvan.',
  },
  'ca.work.ns-notice': {
    says: 'In Nova Scotia hebt u na drie maanden recht op een opzegtermijn. Na tien jaar dienst is voor ontslag een goede reden nodig.',
  },
  'ca.work.nb-notice': {
    says: 'In New Brunswick hebt u na zes maanden recht op twee weken opzegtermijn, en na vijf jaar op vier weken.',
  },
  'ca.work.bc-human': {
    says: 'In British Columbia mag u niet worden ontslagen om handicap, leeftijd, ras, geslacht of gezin. U hebt één jaar om te klagen.',
  },
  'ca.work.ab-human': {
    says: 'In Alberta mag u niet worden ontslagen om handicap, leeftijd, ras, geslacht of gezin. U hebt één jaar om te klagen.',
  },
  'ca.work.qc-reasonable': {
    says: 'In Québec kunt u volgens de Civil Code ook een redelijke opzegtermijn eisen. U kunt die niet vooraf opgeven.',
  },
  'ca.work.fed-notice': {
    says: 'In een federale baan is de opzegtermijn twee weken na drie maanden, drie weken na drie jaar, en één meer voor elk jaar tot acht. Na een jaar komt er een ontslagvergoeding (severance pay) bij.',
  },
  'ca.work.on-misconduct': {
    says: 'In Ontario verliest u het geld voor de opzegtermijn alleen bij opzettelijk wangedrag (wilful misconduct) of opzettelijke nalatigheid. Slecht werk alleen is niet genoeg.',
  },
  'ca.work.right-proportion': {
    says: 'Ontslag om een fout (for cause) is de laatste stap. De fout moet zo ernstig zijn dat het werk niet door kan gaan. Bij minder hoort opzegtermijn of loon.',
  },
}
