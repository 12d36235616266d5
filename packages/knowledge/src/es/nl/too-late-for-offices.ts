/** What can still be done when the time to answer a tax or a benefit debt is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_NL: Words = {
  'es.late.surcharge-want': {
    says: 'Dit is een aanmaning met toeslag (providencia de apremio). De korte tijd lijkt voorbij: 20 % en rente komen erbij, en beslag kan.',
  },
  'es.late.surcharge-step': {
    says: 'Zoek de dag waarop hij aankwam, ook in uw elektronische postbus. Onder een maand? Bezwaar kan nog: betaald, verjaard, of de eerste rekening nooit betekend. Langer? Vraag vandaag termijnen.',
  },
  'es.late.tax-reality': {
    says: 'Het is ernstig, maar een plan kan ook nu nog, tot het kantoor meldt dat het de spullen gaat verkopen.',
  },
  'es.late.tax-step': {
    says: 'Zoek de dag waarop het aankwam, ook in uw elektronische postbus. Onder een maand? U kunt nog bezwaar maken. Langer? Vraag vandaag online om termijnen.',
  },
  'es.late.tax-option': {
    says: 'Vraag het kantoor een duidelijke fout in feiten of bedrag te herstellen. Bij een duidelijke wetsfout vraagt u om intrekking (revocación).',
    title: 'Laat een duidelijke fout herstellen',
    cost: 'Gratis.',
    time: 'Zolang de schuld niet te oud is: meestal vier jaar.',
    risk: 'Intrekken hoeft het niet. Intussen moet u betalen.',
    bestFor: 'De fout is in de papieren te zien.',
  },
  'es.late.plan': {
    says: 'Bent u het schuldig? Vraag vandaag online om termijnen. Dat kan ook na de laatste dag, meestal met een toeslag.',
  },
  'es.late.request-want': {
    says: 'De belastingdienst vroeg papieren of uw kant. De tijd lijkt voorbij, dus hij kan zonder die hebben beslist.',
  },
  'es.late.request-step': {
    says: 'Stuur uw papieren vandaag toch: wat vóór het besluit komt, kan nog meetellen. Let op uw post: tegen het besluit hebt u een maand.',
  },
  'es.late.benefit-first-reality': {
    says: 'Dit was alleen het eerste bericht. Het kantoor moet nog een besluit sturen, en dat kunt u aanvechten.',
  },
  'es.late.benefit-first-step': {
    says: 'Stuur vandaag uw kant met bewijs, ook te laat: wat vóór het besluit komt, kan nog meetellen. Tegen het besluit hebt u 30 werkdagen.',
  },
  'es.late.benefit-first-option': {
    says: 'Vraag of er al een besluit is. Zo niet, stuur vandaag uw kant. Zo ja, dien een reclamación previa in en zeg waarom.',
    title: 'Laat reageren, of het besluit aanvechten',
    cost: 'Gratis.',
    time: '30 werkdagen nadat het besluit aankwam.',
    risk: 'Daarna is het besluit meestal definitief.',
    bestFor: 'U meldde de wijziging, of het bedrag is fout.',
  },
  'es.late.benefit-reality': {
    says: 'Na 30 werkdagen is een besluit tot terugbetalen meestal definitief. Een plan kan nog, en de grenzen aan inhoudingen gelten.',
  },
  'es.late.benefit-step': {
    says: 'Zoek de dag waarop het aankwam: de 30 werkdagen lopen vanaf dan. Nog op tijd? Dien vandaag de reclamación previa in. Voorbij? Vraag kleine maandbedragen.',
  },
}
