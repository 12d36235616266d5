/** Questions about unemployment benefits after quitting a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_UNEMPLOYMENT_DE: Words = {
  'us.fact.quit-unemployment': {
    says: 'Beantragen Sie jetzt. Wer freiwillig geht, bekommt meist nichts, außer bei gutem Grund: Gefahr, verbotene Belästigung, unbezahlter Lohn, große Kürzung, in vielen Staaten auch Krankheit oder Gewalt daheim. Zeigen Sie mit Nachrichten oder Attest, dass Sie den Chef zuerst um Änderung baten. Sind Sie noch da, tun Sie das zuerst. Bei Nein: Einspruch bis zum Tag im Brief.',
    dependsOn: 'warum Sie gingen und Ihr Bundesstaat',
  },
}
