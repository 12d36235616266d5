/** Questions about false demands, money sent to swindlers, and misused cards and accounts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_DE: Words = {
  'jp.ask.scam': {
    says: 'Rufen Sie nicht an und zahlen Sie nicht. Rufen Sie 188 an. Nur ein echtes Papier vom Gericht mit besonderer Zustellung braucht rechtzeitig eine Antwort.',
  },
  'jp.ask.bank-pays-back': {
    says: 'Bei gefälschter oder gestohlener Karte muss die Bank zahlen, weniger bei Unvorsicht. Online-Banking steht nicht in diesem Gesetz, aber die Banken haben zugesagt, Privaten ohne Fehler zu zahlen. Melden Sie es sofort Bank und Polizei: Meist zählen nur die letzten 30 Tage. Bei einem Nein hilft die Beratung der Banken.',
    dependsOn: 'wie das Geld wegkam und wie vorsichtig Sie waren',
  },
  'jp.ask.card-misuse': {
    says: 'Rufen Sie sofort die Kartenfirma an und lassen Sie sperren. Nach ihren Bedingungen trägt sie Missbrauch meist selbst, oft bis 60 Tage vor dem Anruf, wenn Sie mit der PIN nicht leichtsinnig waren. Melden Sie es der Polizei und notieren Sie die Nummer. Bestreiten Sie jede Buchung schriftlich. Bei einem Nein rufen Sie 188 an.',
  },
}
