/** De overgang naar Universal Credit: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOT_BY_ITSELF: RowWords = {
  says: 'De overgang gaat niet vanzelf. Vraagt u niets aan, dan stoppen de oude uitkeringen, en kan het extra bedrag verloren gaan.',
}
const CLAIM: RowWords = {
  says: 'Vraag het aan voor de uiterste dag in de brief, online of per telefoon. Stop de oude uitkeringen niet zelf.',
  title: 'Universal Credit op tijd aanvragen',
  cost: 'Niets.',
  time: 'Ongeveer een uur, dan een gesprek.',
  risk: 'Vijf weken tot de eerste betaling. Vraag zo nodig een voorschot.',
  bestFor: 'Bijna iedereen die deze brief krijgt.',
}

export const UNIVERSAL_CREDIT_MOVE_NL: Words = {
  'gb.move.not-by-itself': NOT_BY_ITSELF,
  'gb.move.no-fault': {
    says: 'U hebt niets verkeerd gedaan, en dit is geen schuld. Iedereen met de oude uitkeringen krijgt zo’n brief.',
  },
  'gb.move.right-late': {
    says: 'Hebt u de uiterste dag gemist? Vraag het meteen aan, binnen een maand daarna. Dan is het extra bedrag nog te redden.',
  },
  'gb.move.right-two-weeks': {
    says: 'Housing Benefit, Income Support en ESA of JSA naar inkomen lopen nog twee weken door. Dat betaalt u niet terug.',
  },
  'gb.move.right-savings': {
    says: 'Had u tax credits en meer dan £16,000 spaargeld? Dan kunt u de eerste 12 maanden toch Universal Credit krijgen.',
  },
  'gb.move.right-advance': {
    says: 'De eerste betaling komt na ongeveer vijf weken. U kunt een voorschot vragen, een lening zonder rente.',
  },
  'gb.move.right-again': {
    says: 'Lijkt het eerste bedrag fout, vraag dan binnen een maand een nieuwe blik (mandatory reconsideration). Daarna is beroep gratis.',
  },
  'gb.move.too-ill': {
    says: 'Was u voor ESA te ziek om te werken? Dat telt ook in Universal Credit, zonder eerst een nieuwe keuring.',
    actionable:
      'Zeg het in de aanvraag, en schrijf het in uw online dagboek (journal) als het eerste bedrag het vergeet.',
  },
  'gb.move.council-tax': {
    says: 'Council Tax Reduction hoort niet bij Universal Credit. Zeg uw gemeente dat u overgaat, en vraag het daar aan.',
  },
  'gb.move.step-couple': {
    says: 'Woont u samen? U moet allebei aanvragen, en de aanvragen koppelen met de code die u krijgt.',
  },
  'gb.move.step-help': {
    says: 'Lukt het online niet of bent u ziek, bel dan het nummer in de brief. Help to Claim van Citizens Advice is gratis.',
  },
  'gb.move.option-claim': CLAIM,
  'gb.move.option-time': {
    says: 'Bel voor de uiterste dag het nummer in de brief. Geef uw reden, en vraag de nieuwe dag op papier.',
    title: 'Een latere uiterste dag vragen',
    cost: 'Niets.',
    time: 'Eén telefoontje.',
    risk: 'Zij kunnen nee zeggen. Houd de oude dag aan tot u de nieuwe hebt.',
    bestFor: 'U bent ziek, ligt in het ziekenhuis, zorgt voor iemand of mist papieren.',
  },
  'gb.move.ni-step': {
    says: 'Vraag Universal Credit aan voor de uiterste dag in de brief. Hebt u meer tijd nodig, bel dan voor die dag het nummer erin.',
  },
  'gb.move.ni-right-protected': {
    says: 'Vraagt u op tijd aan en gaven de oude uitkeringen meer, dan kan een extra bedrag het verschil eerst goedmaken.',
  },
  'gb.move.ni-right-time': {
    says: 'Met een goede reden, zoals ziekte, kunt u een latere dag krijgen. Hebt u hem gemist, vraag dan meteen aan, binnen een maand.',
  },
  'gb.move.ni-warning': NOT_BY_ITSELF,
  'gb.move.ni-option-claim': CLAIM,
}
