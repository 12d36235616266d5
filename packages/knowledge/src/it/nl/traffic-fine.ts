/** The Dutch words of Italy: traffic fine. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'it.fine.want': {
    says: 'De politie of gemeente geeft u een boete (multa, verbale) en vraagt u te betalen of bezwaar te maken.',
  },
  'it.fine.who': {
    says: 'Dit is een dienst van de overheid: de gemeentepolitie, de staatspolitie of de Carabinieri.',
  },
  'it.fine.rights': {
    says: 'U kunt binnen vijf dagen 30% minder betalen, binnen 60 betalen, of bezwaar maken. Betaalt u, dan kunt u geen bezwaar maken.',
  },
  'it.fine.reality': {
    says: 'Het is geen misdrijf. Doet u 60 dagen niets, dan kan het voor ongeveer het dubbele geïnd worden.',
  },
  'it.fine.no-seizure': {
    says: 'Ze kunnen er geen beslag voor leggen of uw auto blokkeren zolang uw 60 dagen lopen.',
  },
  'it.fine.ninety': {
    says: 'Een boete die niet ter plekke gegeven is, moet binnen 90 dagen na het feit gestuurd zijn. Is het later, maak dan bezwaar.',
  },
  'it.fine.deadline-discount': {
    says: 'Binnen vijf dagen vanaf de bezorging betaalt u 30% minder, bij de meeste boetes.',
    action: 'Met 30% korting betalen',
    consequence: 'U betaalt het volle minimum.',
  },
  'it.fine.deadline-judge': {
    says: 'U hebt 30 dagen vanaf de bezorging om bezwaar te maken bij de vrederechter. Wij tellen vanaf de datum ervan, voor de zekerheid.',
    action: 'Bezwaar maken bij de vrederechter (giudice di pace)',
    consequence: 'Alleen de Prefetto blijft over, 60 dagen lang.',
  },
  'it.fine.deadline-sixty': {
    says: 'U hebt 60 dagen vanaf de bezorging om het minimum te betalen of bezwaar te maken bij de Prefetto.',
    action: 'Betalen, of bezwaar maken bij de Prefetto',
    consequence: 'Het bedrag verdubbelt ongeveer en wordt geïnd.',
  },
  'it.fine.right-discount': {
    says: 'U hebt recht op 30% korting binnen vijf dagen, tenzij de boete verlies van rijbewijs of auto brengt.',
  },
  'it.fine.right-prefetto': {
    says: 'U kunt binnen 60 dagen gratis bezwaar maken bij de Prefetto. Zegt die nee, dan is het bedrag minstens het dubbele minimum.',
  },
  'it.fine.right-judge': {
    says: 'U kunt alleen, zonder advocaat, bezwaar maken bij de vrederechter (giudice di pace). Het kost een klein bedrag.',
  },
  'it.fine.right-parts': {
    says: 'Boetes boven € 200 kunnen met een laag inkomen in delen betaald worden. Vraag het binnen 30 dagen.',
  },
  'it.fine.right-file': { says: 'U kunt de foto en de papieren van de flitspaal zien.' },
  'it.fine.option-pay': {
    says: 'Betaal via PagoPA, bank of post: de eerste vijf dagen 30% minder, tot dag 60 het hele bedrag.',
    title: 'Op tijd betalen',
    cost: 'Het minimum. Meestal 30% minder in de eerste vijf dagen.',
    time: 'Minuten.',
    risk: 'U geeft het bezwaar op.',
    bestFor: 'De boete klopt.',
  },
  'it.fine.option-judge': {
    says: 'Dien uw redenen en bewijs binnen 30 dagen in.',
    title: 'Naar de vrederechter gaan (giudice di pace)',
    cost: 'Een bedrag vanaf ongeveer € 43.',
    time: '30 dagen. Dan enkele maanden.',
    risk: 'U kunt de boete en het bedrag betalen.',
    bestFor: 'U hebt bewijs of er is een fout in het recht.',
  },
  'it.fine.option-prefetto': {
    says: 'Stuur het binnen 60 dagen aangetekend of per PEC.',
    title: 'Bezwaar maken bij de Prefetto',
    cost: 'Niets behalve de verzending.',
    time: '60 dagen. Het antwoord binnen ongeveer 7 maanden.',
    risk: 'Een nee kost minstens het dubbele.',
    bestFor: 'Een duidelijke fout op papier.',
  },
  'it.fine.insight-approved': {
    says: 'Een flitspaal moet goedgekeurd (omologato) en elk jaar gecontroleerd zijn. Rechters schrapten boetes zonder dat.',
    actionable: 'Vraag de papieren van het apparaat.',
  },
  'it.fine.warning-less': {
    says: 'Betaal het precieze bedrag. Een cent minder kan de rest tegen een hoger tarief verschuldigd maken.',
  },
  'it.fine.element-facts': {
    says: 'Een boete moet het kenteken, de plaats, de tijd, het feit en de regel noemen.',
    name: 'Kenteken, plaats, tijd en regel',
    ifMissing: 'Zeg in uw bezwaar wat er ontbreekt.',
  },
}
