/** Questions about tickets and parking: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'ca.ask.fine': {
    says: 'Sie können zahlen oder widersprechen, bis zum Datum auf dem Bußgeldbescheid (ticket). Es sind 15 Tage in Ontario, 30 in British Columbia und Québec. Wer zahlt, akzeptiert.',
    dependsOn: 'Ihre Provinz und das Datum auf dem Bescheid',
  },
  'ca.ask.private-parking': {
    says: 'Eine private Firma kann kein Bußgeld verhängen. Sie kann Geld fordern und vielleicht klagen. Verlangen Sie Beweise für die Schilder und die Summe.',
    dependsOn: 'was auf den Schildern stand',
  },
  'ca.ask.ticket-on': {
    says: 'In Ontario haben Sie 15 Tage für die Wahl: zahlen, frühe Lösung (early resolution) oder Verhandlung. Verlangen Sie eines davon und die Notizen des Polizisten. Ein Urteil kann Punkte bringen.',
  },
  'ca.ask.camera-ticket': {
    says: 'Für einen Blitzer zahlt meist der Halter, egal wer fuhr. Punkte bekommt der Halter dafür nicht. War das Auto verkauft oder gestohlen, schicken Sie bis zum Datum auf dem Bescheid Belege. Bis dahin können Sie ihn auch bestreiten.',
    dependsOn: 'Ihre Provinz und das Datum des Bescheids',
  },
}
