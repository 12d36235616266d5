/** Questions about contracts that run on: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_DE: Words = {
  'de.ask-buy.gym': {
    says: 'Verträge seit März 2022: höchstens zwei Jahre, danach jederzeit mit einem Monat. Dauernde Krankheit kann einen Fitnessvertrag sofort beenden.',
    dependsOn: 'wann Sie unterschrieben haben und was im Vertrag steht',
  },
  'de.ask-buy.phone-contract': {
    says: 'Im Internet, am Telefon oder an der Tür geschlossen? 14 Tage lang können Sie ohne Grund widerrufen; rechtzeitig absenden genügt. Sonst: höchstens zwei Jahre, danach ein Monat Frist. Ein Vertrag am Telefon gilt erst nach Ihrer Genehmigung der Zusammenfassung. Bei Preiserhöhung dürfen Sie gehen.',
    dependsOn: 'wie er geschlossen wurde und wie lange er läuft',
  },
  'de.ask-buy.price-rise': {
    says: 'Der Anbieter muss vorher informieren, bei Haushalten einen Monat. Sie dürfen dann zum Tag der Erhöhung fristlos kündigen.',
    dependsOn: 'ob Ihr Anbieter rechtzeitig informiert hat',
  },
  'de.ask-buy.gym-ill': {
    says: 'Können Sie lange nicht trainieren, dürfen Sie den Vertrag sofort beenden. Schreiben Sie das und legen Sie ein Attest bei, das es sagt. Die Krankheit müssen Sie zuerst nicht nennen. Erst vor Gericht müssen Sie sie beweisen. Bei kurzer Krankheit ist eher eine Pause üblich.',
  },
  'de.ask-buy.bank-ends-account': {
    says: 'Meist darf die Bank das ohne Grund, aber nur mit zwei Monaten Frist. Eine Sparkasse braucht einen sachlichen Grund. Sie haben bei jeder Bank Anspruch auf ein Basiskonto, auch mit Schulden. Beantragen Sie es jetzt und melden Sie die neue Nummer.',
  },
  'de.ask-buy.slow-internet': {
    says: 'Ist es immer wieder deutlich langsamer als vereinbart, dürfen Sie weniger zahlen oder kündigen. Beweisen Sie es mit der Messung der Bundesnetzagentur (breitbandmessung.de). Melden Sie einen Ausfall sofort. Nach zwei Tagen können Sie für jeden Tag Geld fordern.',
  },
  'de.ask-buy.phone-cut': {
    says: 'Ihr Anschluss darf nur gesperrt werden, wenn mindestens 100 € offen sind und zwei Wochen vorher eine schriftliche Warnung kam. Begründet bestrittene Beträge zählen nicht. Zahlen Sie den Rest und fragen Sie die Bundesnetzagentur.',
  },
  'de.ask-buy.bank-fees': {
    says: 'Ihr Schweigen ist keine Zustimmung zu höheren Gebühren. Ohne Ihr Ja muss die Bank das Mehr zurückzahlen, auch für frühere Jahre in der Verjährungsfrist. Schreiben Sie ihr und gehen Sie dann zum Ombudsmann. Sie kann das Konto mit zwei Monaten Frist kündigen.',
  },
}
