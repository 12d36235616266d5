/** The Dutch words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NL: Words = {
  'nz.benefit.want': { says: 'Kijk om welke weken het gaat, hoeveel, en waarom.' },
  'nz.benefit.reality': {
    says: 'U kunt om een herziening (review) vragen, en u kunt om kleinere betalingen vragen.',
  },
  'nz.benefit.who': {
    says: 'Het Ministry of Social Development leidt Work and Income. Een aparte commissie bekijkt besluiten opnieuw.',
  },
  'nz.benefit.rights': {
    says: 'U kunt redenen vragen, een herziening (review) en daarna een beroep (appeal). Alles is gratis.',
  },
  'nz.benefit.right-review': {
    says: 'U kunt binnen drie maanden om een herziening (review) van een besluit vragen.',
  },
  'nz.benefit.right-rate': {
    says: 'U kunt vragen om minder per keer terug te betalen, zodat u genoeg overhoudt om van te leven.',
  },
  'nz.benefit.review': {
    says: 'U hebt drie maanden vanaf het krijgen van het besluit om een herziening (review) te vragen. Wij tellen vanaf de brief.',
    action: 'Vraag om een herziening van het besluit (review of decision)',
    consequence: 'Voor een te late herziening is een goede reden nodig.',
  },
  'nz.benefit.step-why': {
    says: 'Vraag naar de redenen, de weken en de bedragen. Vergelijk ze met uw papieren.',
  },
  'nz.benefit.step-review': {
    says: 'Klopt het niet? Vul dan het formulier voor herziening (review) in.',
  },
  'nz.benefit.step-help': {
    says: 'Vraag een raadsman voor uitkeringen (benefit advocate) of Community Law om gratis hulp.',
  },
  'nz.benefit.opt-review': {
    says: 'Zeg wat er niet klopt en voeg bewijs toe.',
    title: 'Om een herziening (review) vragen',
    cost: 'Gratis.',
    time: 'Drie maanden.',
    risk: 'Laag.',
    bestFor: 'De schuld of het bedrag klopt niet.',
  },
  'nz.benefit.opt-plan': {
    says: 'Vertel ze uw inkomen en uw kosten.',
    title: 'Om kleine betalingen vragen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Nu.',
    risk: 'Laag.',
    bestFor: 'Het klopt, maar u kunt niet alles in één keer betalen.',
  },
  'nz.benefit.right-their-error': {
    says: 'Geld dat ze door hun eigen fout betaalden, mogen ze niet terugvragen als dat oneerlijk zou zijn. U mag de fout niet hebben veroorzaakt, en u moet het geld te goeder trouw hebben gekregen en uitgegeven.',
  },
  'nz.benefit.right-relationship': {
    says: 'In één huis wonen is niet genoeg voor een relatie. Nodig is een band als een huwelijk en steun met geld. Schrijf waarom dat niet zo was.',
  },
  'nz.benefit.families-rights': {
    says: 'U kunt Inland Revenue vragen hoe het bedrag ontstond, het betwisten en om kleine termijnen vragen.',
  },
  'nz.benefit.families-right-relief': {
    says: 'U kunt Inland Revenue vragen in delen te betalen. Brengt betalen grote nood, vraag dan om kwijtschelding. Laat inkomen en kosten zien.',
  },
  'nz.benefit.families-step': {
    says: 'Controleer in myIR welk inkomen, welke weken en kinderen Inland Revenue gebruikte. Meld wat niet klopt.',
  },
}
