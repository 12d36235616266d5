/** What can still be done when the time to answer a fine is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_NL: Words = {
  'it.too-late.fine-want': {
    says: 'Politie of gemeente gaf u een boete (multa, verbale). Geteld vanaf de datum op het papier zijn de 60 dagen om te betalen of te betwisten voorbij.',
  },
  'it.too-late.fine-rights': {
    says: 'U kunt nog betalen, maar ongeveer het dubbele. U kunt bewijs vragen van de betekening.',
  },
  'it.too-late.fine-reality': {
    says: 'Het is geen misdrijf. Na 60 dagen zonder betaling of bezwaar mogen ze de helft van het maximum innen, ongeveer het dubbele.',
  },
  'it.too-late.fine-not-yet': {
    says: 'Ze kunnen niet van de ene op de andere dag beslag leggen. Eerst moet een rekening (cartella) of een bevel van de gemeente komen.',
  },
  'it.too-late.fine-step': {
    says: 'Zoek de dag waarop hij aankwam. Onder 30 dagen kan de rechter nog. Onder 60: betaal of ga naar de Prefetto. Langer? Vraag wat u nu moet, voordat de cartella meer kost.',
  },
  'it.too-late.fine-pay': {
    says: 'Vraag de dienst wat u vandaag moet en betaal alles. Bij de inner groeit het met 10 % per zes maanden.',
    title: 'Nu betalen, voordat een rekening komt',
    cost: 'Ongeveer het dubbele van het eerste bedrag.',
    time: 'Minuten.',
    risk: 'U geeft het bezwaar op.',
    bestFor: 'De boete klopt en bereikte u.',
  },
  'it.too-late.fine-never-served': {
    says: 'Kwam de boete nooit aan? Komt de cartella ervoor, ga dan naar de vrederechter en zeg dat.',
    title: 'Bezwaar tegen de cartella, als de boete nooit kwam',
    cost: 'Een klein griffierecht.',
    time: '30 dagen na de cartella.',
    risk: 'Bewijst de dienst de betekening, dan verliest u.',
    bestFor: 'U was verhuisd, of hij ging naar een fout adres.',
  },
  'it.too-late.fine-order-rights': {
    says: 'U kunt betalen, bij weinig geld om termijnen vragen, en om bewijs van de betekening.',
  },
  'it.too-late.fine-order-reality': {
    says: 'Geteld vanaf de datum zijn de 30 dagen voor de rechter voorbij. Ze lopen vanaf de betekening aan u.',
  },
  'it.too-late.fine-order-step': {
    says: 'Zoek de dag van betekening. Onder 30 dagen? Ga vandaag naar de vrederechter. Langer? Vraag de dienst die tekende om termijnen, vóór de cartella.',
  },
  'it.too-late.fine-parts': {
    says: 'Kunt u niet alles betalen? Vraag de dienst om een plan. Is er een rekening van AdER, vraag AdER dan om termijnen.',
  },
}
