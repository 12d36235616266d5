/** Het vonnis: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NL: Words = {
  'gb.judgment.want': { says: 'Op het papier staat hoeveel, aan wie en vóór wanneer.' },
  'gb.judgment.reality': {
    says: 'Dit is echt, maar het is niet het einde. U kunt op tijd betalen, vragen in delen te betalen, of bij goede redenen de rechter vragen het te vernietigen.',
  },
  'gb.judgment.reality-scotland': {
    says: 'In Schotland heet een bevel van de rechter om te betalen een decree. De schuldeiser moet meestal eerst een charge sturen. Die geeft u 14 dagen.',
  },
  'gb.judgment.reality-ni': {
    says: 'In Noord-Ierland dwingt alleen het Enforcement of Judgments Office een vonnis af. Het moet kijken naar wat u kunt betalen.',
  },
  'gb.judgment.rights-summary': {
    says: 'Betaalt u alles binnen één maand, dan blijft het uit uw dossier. U kunt vragen minder per maand te betalen. U kunt vragen het te vernietigen als het fout is.',
  },
  'gb.judgment.who': {
    says: 'De rechter gaf het bevel. Het geld is voor de eiser (claimant), niet voor de rechtbank. Betaal de eiser en bewaar bewijs.',
  },
  'gb.judgment.no-bailiff-if-paid': {
    says: 'Zolang u de betalingen van de rechter volhoudt, kunnen ze voor dit vonnis geen deurwaarders (bailiffs) sturen.',
  },
  'gb.judgment.no-bailiff-notice': {
    says: 'Deurwaarders (bailiffs) mogen niet zonder aankondiging komen. U moet die minstens zeven hele dagen krijgen voordat ze spullen meenemen.',
  },
  'gb.judgment.know-month': {
    says: 'Betaal alles binnen één maand na het vonnis, dan gaat het uit het register. Betaalt u later, dan blijft het zes jaar staan, met de aantekening betaald.',
    learnMore:
      'Stuur de rechtbank bewijs dat u betaalde. Vraag een verklaring als u die nodig hebt.',
  },
  'gb.judgment.one-month': {
    says: 'Betaalt u alles binnen één maand na de datum van het vonnis, dan gaat het uit het register.',
    action: 'Alles betalen, als u het uit het openbare register wilt',
    consequence: 'Na deze dag blijft het zes jaar in het register, ook als u betaalt.',
  },
  'gb.judgment.instalments-step': {
    says: 'Betaal elke termijn op tijd, direct aan de eiser (claimant), en bewaar bewijs. Regel een vaste overboeking (standing order) enkele dagen vóór de datum.',
  },
  'gb.judgment.instalments-option': {
    says: 'Betaal het bedrag van de rechter op elke datum. Lukt dat niet? Vraag met formulier N245 een wijziging voordat u er een mist.',
    title: 'De termijnen volhouden',
    cost: 'Het maandbedrag in het bevel.',
    time: 'Enkele minuten om te regelen.',
    risk: 'Eén gemiste betaling kan deurwaarders (bailiffs) brengen.',
    bestFor: 'U bent het schuldig en kunt het maandbedrag betalen.',
  },
  'gb.judgment.option-pay': {
    says: 'Betaal de eiser (claimant) en stuur de rechtbank bewijs. Het gaat dan uit het register.',
    title: 'Binnen één maand alles betalen',
    cost: 'Het bedrag in het vonnis.',
    time: 'Binnen één maand na de datum van het vonnis.',
    risk: 'U verliest misschien de kans om het te betwisten.',
    bestFor: 'U bent het schuldig en kunt het geld vinden.',
  },
  'gb.judgment.option-set-aside': {
    says: 'Gebruik formulier N244. Leg uit wat uw verweer is en waarom u niet eerder antwoordde.',
    title: 'De rechter vragen het te vernietigen',
    cost: 'Kosten van de rechtbank. Bij een laag inkomen kunt u daar hulp bij krijgen.',
    time: 'Doe het binnen enkele dagen. Een zitting na enkele weken.',
    risk: 'Verliest u, dan betaalt u misschien ook hun kosten.',
    bestFor: 'U kreeg de eis nooit, of u bent het niet schuldig.',
  },
  'gb.judgment.option-vary': {
    says: 'Gebruik formulier N245 met uw budget. Betaal intussen wat u kunt.',
    title: 'Vragen in kleinere delen te betalen',
    cost: 'Lage kosten van de rechtbank. U kunt daar hulp bij krijgen.',
    time: 'Enkele weken.',
    risk: 'Het blijft zes jaar in het register.',
    bestFor: 'U bent het schuldig maar de betalingen zijn te hoog.',
  },
  'gb.judgment.option-help': {
    says: 'Een adviseur kan nagaan of het vernietigd kan worden, en naar al uw schulden kijken.',
    title: 'Gratis schuldadvies vragen',
    cost: 'Niets.',
    time: 'Een gesprek deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen met een vonnis.',
  },
  'gb.judgment.rights-later': {
    says: 'U kunt vragen om minder per maand te betalen. Klopt het niet, dan kunt u vragen het te vernietigen. Is alles betaald, dan staat het als betaald.',
  },
  'gb.judgment.option-pay-later': {
    says: 'Betaal de eiser en stuur de rechter het bewijs. Het register laat dan zien dat u betaald heeft.',
    title: 'Alles betalen en als betaald laten noteren',
    cost: 'Wat er van het vonnis over is.',
    time: 'Enkele weken tot het register het laat zien.',
    risk: 'Het blijft zes jaar in het register, als betaald.',
    bestFor: 'U moet het betalen en heeft het geld gevonden.',
  },
}
