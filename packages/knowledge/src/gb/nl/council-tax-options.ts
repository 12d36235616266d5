/** Ways to go about a council tax letter in England and Wales: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_OPTIONS_NL: Words = {
  'gb.council-tax.option-plan': {
    says: 'Bied een bedrag aan dat u kunt volhouden en vraag de afspraak op papier.',
    title: 'De gemeente een regeling vragen',
    cost: 'Wat u kunt missen',
    time: 'Eén telefoontje of e-mail, het liefst vandaag',
    risk: 'Mist u een betaling, dan kan de gemeente doorgaan.',
    bestFor: 'U bent het schuldig en kunt na verloop van tijd betalen.',
  },
  'gb.council-tax.option-reduce': {
    says: 'Vraag alles aan wat bij u past. Een lagere rekening maakt ook de schuld lager.',
    title: 'De rekening verlagen: korting en hulp bij geldnood',
    cost: 'Gratis',
    time: 'Enkele weken voor een beslissing',
    risk: 'Betaal intussen wat u kunt.',
    bestFor: 'Uw inkomen is laag, u woont alleen, of iemand heeft een beperking.',
  },
  'gb.council-tax.option-dispute': {
    says: 'Schrijf de gemeente (council) met bewijs. Ga daarna zo nodig in beroep bij het Valuation Tribunal.',
    title: 'De rekening betwisten',
    cost: 'Gratis',
    time: 'De gemeente heeft 2 maanden om te antwoorden',
    risk: 'Tijdens het beroep moet u de rekening toch betalen.',
    bestFor: 'U woonde er niet, hebt betaald, of hoort korting te krijgen.',
  },
  'gb.council-tax.option-dispute-wales': {
    says: 'Schrijf de gemeente (council) met bewijs. Ga daarna zo nodig in beroep bij het Valuation Tribunal for Wales.',
    title: 'De rekening betwisten',
    cost: 'Gratis',
    time: 'De gemeente heeft 2 maanden om te antwoorden',
    risk: 'Tijdens het beroep moet u de rekening toch betalen.',
    bestFor: 'U woonde er niet, hebt betaald, of hoort korting te krijgen.',
  },
  'gb.council-tax.option-help': {
    says: 'Een adviseur kan uw rekening nakijken, het aanbod doen en een adempauze (breathing space) aanvragen.',
    title: 'Gratis schuldadvies vragen',
    cost: 'Gratis',
    time: 'Eén gesprek, vaak dezelfde dag',
    risk: 'De data in de brief lopen door.',
    bestFor: 'U hebt andere schulden, of kunt helemaal niet betalen.',
  },
  'gb.council-tax.option-pay': {
    says: 'Betaal het late deel, zodat u uw maandelijkse regeling houdt.',
    title: 'Het late deel betalen',
    cost: 'De late termijn',
    time: 'Binnen 7 dagen',
    risk: 'Nog een late betaling kan de maandelijkse regeling beëindigen.',
    bestFor: 'U bent het eens en kunt nu betalen.',
  },
}
