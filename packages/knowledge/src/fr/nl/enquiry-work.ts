/** The Dutch words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'fr.ask-work.step-papers': {
    says: 'Bewaar uw contract, loonstroken, mails en berichten. Schrijf data en namen op.',
  },
  'fr.ask-work.step-advice': {
    says: 'Vraag een vakbond, informatie over arbeidsrecht (0 806 000 126) of een point-justice (3039). Alles is gratis.',
  },
  'fr.ask-work.step-agreement': {
    says: 'Zoek uw cao (convention collective) op. Die geeft vaak meer.',
  },
  'fr.ask-work.right-court': {
    says: "U hebt twaalf maanden om het einde van een baan aan te vechten bij de arbeidsrechter (conseil de prud'hommes).",
  },
  'fr.ask-work.right-wages': { says: 'U hebt drie jaar om onbetaald loon te eisen.' },
  'fr.ask-work.right-no-fine': { says: 'Een werkgever mag u geen boete geven.' },
  'fr.ask-work.option-help': {
    title: 'Gratis advies over werk vragen',
    says: 'Bel 0 806 000 126, een vakbond of een point-justice (3039).',
    cost: 'Niets.',
    time: 'Een telefoontje.',
    risk: 'Geen.',
    bestFor: 'Elke vraag over uw werk.',
  },
  'fr.ask-work.option-court': {
    title: 'Naar de arbeidsrechter gaan',
    says: "De arbeidsrechter (conseil de prud'hommes) beslist over loon en over het einde van banen.",
    cost: 'Een bijdrage van €50 kan nodig zijn; niet met rechtshulp (aide juridictionnelle).',
    time: 'Maanden.',
    risk: 'Kosten als u verliest.',
    bestFor: 'U schreef en kreeg geen goed antwoord.',
  },
  'fr.ask-work.know-fee': {
    says: 'Een zaak beginnen bij de burgerlijke rechter of arbeidsrechter kan een bijdrage van €50 kosten. Met rechtshulp (aide juridictionnelle) betaalt u die niet.',
    learnMore: 'Vergeet u ze, dan moet de rechter u een maand geven om te betalen.',
  },
  'fr.ask-work.warn-sign': {
    says: 'Teken onder druk geen ontslagbrief van uzelf en geen regeling. Vraag eerst advies.',
  },
  'fr.ask-work.right-meeting': {
    says: 'Geen ontslag zonder eerst een gesprek en een brief met redenen.',
  },
  'fr.ask-work.dismissed': {
    says: "Een ontslag (licenciement) heeft een echte en ernstige reden nodig, eerst een gesprek en een brief met redenen. U hebt twaalf maanden om naar de arbeidsrechter (conseil de prud'hommes) te gaan.",
    dependsOn: 'de reden en de stappen die zijn gezet',
  },
  'fr.ask-work.time-limit': {
    says: 'Twaalf maanden vanaf de ontslagbrief. Loon: drie jaar. Discriminatie en pesten of intimidatie: vijf jaar.',
  },
  'fr.ask-work.meeting': {
    says: 'Ga, met een collega of een gratis adviseur (conseiller du salarié). Er moeten vijf werkdagen voor liggen. Maak notities en teken niets.',
  },
  'fr.ask-work.notice-period': {
    says: 'Ontslag: één maand vanaf zes maanden werk, twee vanaf twee jaar. Geen bij een ernstige fout (faute grave). Uw cao (convention collective) kan meer geven.',
    dependsOn: 'hoe lang u er werkte en waarom het eindigt',
  },
  'fr.ask-work.dismissal-pay': {
    says: 'Vanaf acht maanden: een kwart maandloon per jaar tot tien jaar, daarna een derde. Geen bij een ernstige fout (faute grave).',
    dependsOn: 'uw jaren werk en loon',
  },
  'fr.ask-work.unpaid-wages': {
    says: "Vraag het loon per aangetekende brief met een datum. Ga dan met spoed (référé) naar de arbeidsrechter (conseil de prud'hommes). U hebt drie jaar.",
  },
  'fr.ask-work.minimum-wage': {
    says: 'Sinds 1 juni 2026 is het minimumloon (Smic) €12,31 per uur voor inhoudingen. Dat is €1.867,02 per maand voor 35 uur.',
  },
  'fr.ask-work.agreed-end': {
    says: 'Niemand kan u dwingen. Na het tekenen hebt u 15 dagen om u te bedenken. U houdt recht op een werkloosheidsuitkering en krijgt minstens het wettelijke bedrag.',
    dependsOn: 'of u het beiden eens bent',
  },
  'fr.ask-work.resign': {
    says: 'Na zelf ontslag nemen (démission) is er meestal geen werkloosheidsuitkering, maar sommige redenen tellen als goed. Vraag het France Travail voor u tekent.',
    dependsOn: 'de reden',
  },
  'fr.ask-work.abandon': {
    says: 'Stop niet met naar het werk gaan. Na een formele brief en 15 dagen kan het gelden als zelf ontslag nemen (démission), zonder werkloosheidsuitkering.',
  },
  'fr.ask-work.sick': {
    says: 'Niemand mag u ontslaan omdat u ziek bent. Een andere echte reden, of lange afwezigheid die het bedrijf stoort, kan tellen.',
    dependsOn: 'de ware reden',
  },
  'fr.ask-work.trial': {
    says: 'Beide kanten mogen de proeftijd zonder reden beëindigen, maar niet om te discrimineren. De termijn is 24 uur tot één maand, naar de gewerkte dagen.',
    dependsOn: 'hoe lang u er was',
  },
  'fr.ask-work.bullying': {
    says: 'Schrijf elk voorval op en bewaar bewijs. Zeg het schriftelijk de werkgever, de vertegenwoordigers, de arts en de arbeidsinspectie (inspection du travail). U hebt vijf jaar om naar de rechter te gaan.',
  },
  'fr.ask-work.economic': {
    says: 'De werkgever moet eerst ander werk voor u zoeken. U hebt 21 dagen om over het CSP te beslissen en twaalf maanden om het aan te vechten.',
  },
  'fr.ask-work.warning': {
    says: "De werkgever heeft twee maanden nadat hij de feiten hoorde. U mag schriftelijk antwoorden en de arbeidsrechter (conseil de prud'hommes) vragen de straf te schrappen.",
    dependsOn: 'de feiten en hun datum',
  },
  'fr.ask-work.fixed-term': {
    says: 'Een tijdelijk contract (CDD) eindigt eerder alleen met akkoord, ernstige fout (faute grave), ongeschiktheid of een vaste baan. Aan het einde krijgt u meestal 10% van uw loon.',
    dependsOn: 'hoe het eindigt',
  },
  'fr.ask-work.final-account': {
    says: 'Tekenen bevestigt alleen de ontvangst. U hebt zes maanden om per aangetekende brief bezwaar te maken, en voor loon drie jaar als u niet tekende.',
  },
  'fr.ask-work.dismissed-by-message': {
    says: 'Een bericht of een telefoontje is niet genoeg. Eerst is een gesprek nodig en daarna een brief met de redenen. Zonder die twee kunt u schadevergoeding vragen. U hebt twaalf maanden voor de arbeidsrechter (prud’hommes).',
  },
  'fr.ask-work.holiday-left': {
    says: 'Uw werkgever moet de vakantie die over is uitbetalen, ook als u zelf ontslag nam. Het komt bij het laatste loon. Vraag het aangetekend. U hebt drie jaar.',
  },
  'fr.ask-work.parental-leave': {
    says: 'Met een jaar in het bedrijf hebt u er recht op tot het kind drie is, en de baas kan niet weigeren. Vraag het aangetekend, twee maanden vooraf. Direct na het zwangerschapsverlof is een maand genoeg.',
  },
  'fr.ask-work.pregnant': {
    says: 'Een zwangere vrouw is beschermd tot tien weken na het zwangerschapsverlof. Alleen zware schuld of een andere reden kan de baan beëindigen, en nooit tijdens het verlof. Stuur het attest binnen 15 dagen na een ontslag: het is dan nietig.',
  },
  'fr.ask-work.sick-pay-late': {
    says: 'Kijk of het briefje van de arts en de loonverklaring van de werkgever bij de CPAM zijn: zonder die betaalt zij niets. Schrijf op ameli.fr. Tegen een weigering hebt u twee maanden voor de commissie (CRA). Vraag in nood de sociale dienst van de CPAM.',
  },
  'fr.ask-work.temp-agency': {
    says: 'Het bureau moet u binnen drie werkdagen soortgelijk werk aanbieden. Anders moet het u betalen tot het afgesproken einde, tenzij zware schuld of overmacht. Vraag het schriftelijk, en ga dan naar de arbeidsrechter.',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'wanneer men het zei',
    says: 'De baas bepaalt de data, na overleg en met oog voor gezinnen. U moet ze een maand vooraf weten. Daarna wijzigt hij ze alleen om een ernstige reden. Elk jaar moet u minstens twaalf dagen achter elkaar kunnen nemen.',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: 'hoe groot de wijziging is',
    says: 'Kleine wijzigingen op de dag mag de baas bepalen, met een eerlijke termijn. Loon, duur of van dag naar nacht vragen uw ja. In deeltijd geldt meestal zeven werkdagen vooraf. Antwoord schriftelijk.',
  },
  'fr.ask-work.overtime': {
    says: 'Schrijf uw uren dag per dag op. Voor de rechter toont u uren die precies genoeg zijn; dan moet de werkgever de zijne tonen. De eerste acht per week geven 25 % meer, daarna 50 %, tenzij een akkoord minder bepaalt (minstens 10 %). U kunt drie jaar vragen.',
  },
  'fr.ask-work.unfit': {
    says: 'De werkgever moet eerst werk zoeken dat de bedrijfsarts toelaat. Een maand na het oordeel, zonder nieuw werk of ontslag, moet hij weer loon betalen. U hebt 15 dagen om het oordeel te betwisten bij de arbeidsrechter (prud’hommes).',
  },
  'fr.ask-work.burn-out': {
    says: 'Ga naar uw arts: die kan u ziek melden. Vraag een bezoek aan de bedrijfsarts en schrijf de werkgever wat u schaadt: hij moet uw gezondheid beschermen. Bewaar bewijs. De CPAM kan het als beroepsziekte erkennen, maar alleen in ernstige gevallen.',
  },
  'fr.ask-work.work-illness': {
    says: 'U hebt twee maanden om het schriftelijk te betwisten: bij de commissie (CRA), of de medische commissie (CMRA) bij een medische reden. Vraag eerst uw dossier. Staat de ziekte in geen tabel, dan moet een artsencomité (CRRMP) ze bekijken. Daarna komt de sociale rechter, gratis.',
  },
}
