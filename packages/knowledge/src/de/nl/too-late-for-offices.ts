/** What can still be done when the time to object to a fine, a tax or a benefit decision is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_NL: Words = {
  'de.late.fine-want': {
    says: 'Een kantoor geeft u een boete (Bußgeldbescheid). Geteld vanaf de datum op het papier zijn de twee weken voor bezwaar voorbij.',
  },
  'de.late.fine-reality': {
    says: 'Zonder bezwaar op tijd staat de boete vast en kan het kantoor innen. Termijnen kan het nog geven als u erom vraagt.',
  },
  'de.late.fine-step': {
    says: 'Kijk naar de datum op de gele envelop. Minder dan twee weken? Maak vandaag bezwaar. Was u weg of ziek? Dan hebt u daarna een week voor Wiedereinsetzung.',
  },
  'de.late.fine-option': {
    says: 'Maak bezwaar en zeg in dezelfde brief waarom het niet op tijd kon. Voeg bewijs toe, zoals een ticket of doktersbrief.',
    title: 'De termijn terugvragen (Wiedereinsetzung)',
    cost: 'Gratis.',
    time: 'Een week na terugkeer of herstel.',
    risk: 'Zonder bewijs zegt het kantoor nee.',
    bestFor: 'U was op vakantie, in het ziekenhuis, of kreeg het papier nooit.',
  },
  'de.late.warning-want': {
    says: 'Dit was een aanbod: in een week een klein bedrag betalen, dan is het klaar (Verwarnungsgeld). De week is voorbij. Er kan een boete volgen, en daartegen kunt u bezwaar maken.',
  },
  'de.late.penal-step': {
    says: 'Bel vandaag een strafadvocaat. Te laat buiten uw schuld? Maak binnen een week daarna bezwaar en vraag in dezelfde brief Wiedereinsetzung.',
  },
  'de.late.penal-right': {
    says: 'Ook een vaste geldstraf kan in termijnen. Vraag het de Staatsanwaltschaft, met bewijs van uw inkomen.',
  },
  'de.late.tax-rights': {
    says: 'De maand voor bezwaar lijkt voorbij. U kunt nog om tijd vragen. Duidelijke fouten worden hersteld, en zonder uw schuld krijgt u de maand terug.',
  },
  'de.late.tax-reality': {
    says: 'Late belasting kost 1% per begonnen maand. Het kantoor hoort te manen voor beslag, en kan nog tijd geven.',
  },
  'de.late.tax-step': {
    says: 'Tel opnieuw: de maand begint op de vierde dag na verzending. Te laat buiten uw schuld? Maak binnen een maand daarna bezwaar met Wiedereinsetzung.',
  },
  'de.late.tax-plan': {
    says: 'Nog niet betaald? Bel vandaag het kantoor. Vraag om termijnen en uitstel van inning (Vollstreckungsaufschub), en toon uw budget.',
  },
  'de.late.tax-year': {
    says: 'Staat er niet of verkeerd hoe en wanneer u bezwaar maakt? Dan hebt u een jaar.',
  },
  'de.late.tax-facts': {
    says: 'Feiten of bewijs die nu pas bekend worden, kunnen de belasting nog verlagen, behalve bij uw grove schuld.',
  },
  'de.late.tax-option': {
    says: 'Leg uit waarom u niet kon betalen en bied een plan aan. Is het heel zwaar, vraag dan om deels kwijtschelding.',
    title: 'Nu om tijd of termijnen vragen',
    cost: 'De belasting, met 1% per begonnen maand sinds de vervaldag.',
    time: 'Vandaag.',
    risk: 'Tot het instemt, kan het doorgaan.',
    bestFor: 'De belasting klopt, maar u kunt niet in één keer betalen.',
  },
  'de.late.benefit-reality': {
    says: 'De maand voor bezwaar lijkt voorbij, dus het besluit geldt nu. Maar een fout besluit kan nog worden herzien (Überprüfungsantrag).',
  },
  'de.late.benefit-rights': {
    says: 'U mag nog herziening vragen, uw dossier inzien en om kleine termijnen vragen. Alles is gratis.',
  },
  'de.late.benefit-step': {
    says: 'Klopt het niet? Schrijf vandaag: „Ik vraag herziening volgens § 44 SGB X.“ Noem datum en nummer van het besluit en wat er fout is.',
  },
  'de.late.benefit-restore': {
    says: 'Te laat buiten uw schuld, zoals in het ziekenhuis? Maak binnen een maand daarna bezwaar en vraag Wiedereinsetzung.',
  },
  'de.late.benefit-year': {
    says: 'Staat er niet of verkeerd hoe en wanneer u bezwaar maakt? Dan hebt u een jaar.',
  },
  'de.late.benefit-option': {
    says: 'Zeg welk besluit fout is en waarom. Het kantoor moet opnieuw kijken, en tegen het antwoord kunt u bezwaar maken.',
    title: 'Herziening vragen (Überprüfungsantrag)',
    cost: 'Gratis.',
    time: 'Altijd, maar het werkt maar enkele jaren terug.',
    risk: 'Het stopt de betaling niet. Vraag ook om termijnen.',
    bestFor: 'Het besluit is fout en de maand is voorbij.',
  },
}
