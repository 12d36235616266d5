/** The Dutch words of Italy: fine order. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ORDER_WORDS: Words = {
  'it.fine-order.rights': {
    says: 'U kunt betalen, vragen in delen te betalen, of binnen 30 dagen bezwaar maken bij een rechter.',
  },
  'it.fine-order.reality': {
    says: 'Het kantoor heeft beslist. Een rechter kan het bevel nog schrappen of het bedrag verlagen.',
  },
  'it.fine-order.right-late': {
    says: 'Ga de data na. De Prefetto moet op tijd beslissen: meestal 180 of 210 dagen na uw bezwaar. Daarna geldt een bezwaar als aanvaard.',
  },
  'it.fine-order.option-judge': {
    says: 'Dien het in bij de vrederechter (giudice di pace) van de plaats van het feit, met het bevel en uw bewijs. Vraag de betaling stil te leggen.',
    title: 'Bezwaar maken bij de rechter',
    cost: 'Een bedrag vanaf € 43, geen advocaat nodig.',
    time: '30 dagen vanaf de bezorging.',
    risk: 'Het bevel kan geïnd worden tenzij de rechter het stopt.',
    bestFor: 'Het bevel is te laat, heeft geen redenen, of het feit klopt niet.',
  },
  'it.fine-order.option-parts': {
    says: 'Schrijf aan de dienst die het ondertekende en toon dat er weinig geld is.',
    title: 'Vragen in delen te betalen',
    cost: 'Het bedrag, in delen per maand.',
    time: 'Vraag het binnen de 30 dagen.',
    risk: 'Eén gemist deel maakt alles ineens opeisbaar.',
    bestFor: 'Het bevel klopt en er is weinig geld.',
  },
}
