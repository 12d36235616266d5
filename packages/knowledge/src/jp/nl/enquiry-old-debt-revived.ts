/** Questions about old debts: a part that was paid, or a payment order: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_REVIVED_NL: Words = {
  'jp.ask.paid-after-limit': {
    says: 'Betaal niets meer en teken niets. Wie na de termijn betaalt of belooft, kan meestal niet meer zeggen dat het te oud is. Maar rechters zagen dat anders als de geldgever een klein bedrag met druk of zonder uitleg kreeg. Noteer wie belde, wanneer en wat er gezegd is, en bewaar het bewijs. Laat het meteen zien aan advocaat of 司法書士; 法テラス is gratis bij weinig inkomen.',
  },
  'jp.ask.old-order': {
    says: 'Antwoord ook als de schuld te oud is, anders verliest u dat recht en geldt de titel tien jaar. Tegen het betalingsbevel (支払督促) moet het bezwaar (異議申立書) binnen twee weken na bezorging bij de rechter zijn. Schrijf „時効を援用します”. Bij een rechtszaak zet u dat in het antwoord (答弁書). Niet bellen, betalen of beloven. Kijk of er al een vonnis was. 法テラス helpt.',
  },
}
