/** The German words of the rows in ../enquiry-shared-homes-and-families.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOMES_AND_FAMILIES_DE: Words = {
  'us.named.ask-partition': {
    says: 'Meist ja: Jeder Eigentümer kann ein Gericht bitten, das Haus zu teilen oder zu verkaufen (partition), außer Sie haben etwas anderes vereinbart. Wer mehr für Kredit, Steuer oder Reparatur zahlte, kann Ausgleich verlangen. Bieten Sie zuerst schriftlich Kauf oder Verkauf zum Schätzwert an. Bis dahin haften beide der Bank. Ein Anteil weniger in der Urkunde beendet den Kredit nicht.',
  },
  'us.named.ask-grandparent': {
    dependsOn: 'Ihr Staat und was in der Familie geschah',
    says: 'In jedem Staat können manche Großeltern ein Gericht um Besuche bitten, meist nach Tod oder Scheidung oder wenn das Kind bei ihnen lebte. Das Nein eines guten Elternteils zählt viel: Sie müssen zeigen, dass Besuche das Beste für das Kind sind. Schreiben Sie Ihre gemeinsame Zeit auf. Versuchen Sie zuerst Mediation. Können die Eltern nicht sorgen, bitten Sie um das Sorgerecht.',
  },
  'us.named.ask-prenup': {
    dependsOn: 'wie unterschrieben wurde und was gesagt wurde',
    says: 'Er gilt, wenn er schriftlich ist und Sie frei unterschreiben. Ein Gericht kann ihn ablehnen, wenn Sie gezwungen wurden oder kein faires Bild von Geld und Schulden bekamen und er sehr ungerecht war. Wenige Tage vor der Hochzeit ist ein Warnzeichen; in Kalifornien brauchen Sie sieben Tage. Bitten Sie um Zeit, die Liste des Vermögens und einen eigenen Anwalt. Sorgerecht und Kindesunterhalt gehen so nicht.',
  },
  'us.named.ask-trespassers': {
    says: 'Land nach einer Warnung zu betreten, ist meist strafbar. Stellen Sie klare Schilder an die Zugänge; in vielen Staaten zählt lila Farbe an Bäumen oder Pfosten als Schild. Schreiben Sie Leuten, die Sie kennen. Behalten Sie Fotos mit Datum und rufen Sie dann den Sheriff oder bei Jägern den Wildhüter (game warden). Sie können auch Schaden einklagen. Drohen Sie nicht mit einer Waffe und stellen Sie keine Fallen.',
  },
  'us.named.ask-film-police': {
    dependsOn: 'wo Sie stehen und ob Sie stören',
    says: 'In der Öffentlichkeit dürfen Sie die Polizei meist bei der Arbeit filmen, mit Ton, aus sicherem Abstand: Gerichte sehen das als freie Rede. Sie dürfen nicht im Weg stehen. Man darf Sie zurückschicken, aber nicht zum Löschen zwingen. Für Ihr Handy braucht die Polizei einen Beschluss. Wird es genommen: widersprechen, Beleg verlangen, Namen notieren, Anwalt oder ACLU anrufen.',
  },
  'us.named.ask-false-unemployment': {
    says: 'Jemand hat Ihren Namen benutzt. Melden Sie den Betrug heute dem Arbeitslosenamt des Staats auf dessen eigener Website und Ihrem Arbeitgeber. Melden Sie es auf IdentityTheft.gov und behalten Sie den Bericht. Setzen Sie kostenlos eine Warnung oder Sperre auf Ihre Kreditakten. Behalten Sie kein Geld, das kommt. Für ein Formular 1099-G verlangen Sie ein berichtigtes: Sie schulden keine Steuer. Holen Sie eine IRS PIN.',
  },
}
