/** A contract that was signed at home, by phone or online, and its deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_SIGNED_AT_HOME_DE: Words = {
  'gb.home-sale.wants': {
    says: 'Die Firma will, dass Sie bei einem Vertrag bleiben, den Sie beenden wollen.',
  },
  'gb.home-sale.right-cancel': {
    says: 'Haben Sie zu Hause, am Telefon oder online unterschrieben, können Sie innerhalb von 14 Tagen absagen. Ohne schriftlichen Hinweis darauf haben Sie bis zu einem Jahr mehr. Waren nach Ihren Wünschen sind ausgenommen.',
  },
  'gb.home-sale.right-deposit': {
    says: 'Die Firma darf nur behalten, was ihrem echten Schaden entspricht. Eine Klausel, nach der sie eine große Anzahlung ganz behält, bindet Sie vielleicht nicht.',
  },
  'gb.home-sale.step': {
    says: 'Sagen Sie heute schriftlich ab und behalten Sie einen Beleg. Verlangen Sie den Hinweis auf Ihr Recht abzusagen und eine Liste der echten Kosten.',
  },
}
