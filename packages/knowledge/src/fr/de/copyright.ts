/** Warnings on copyright: Arcom, and firms that want money for a picture: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_WORDS: Words = {
  'fr.other.copy-want-arcom': {
    says: 'Arcom warnt, dass über Ihren Internetanschluss Werke geteilt wurden. Sie sollen den Anschluss sichern, nicht zahlen.',
  },
  'fr.other.copy-want-photo': {
    says: 'Jemand sagt, dass Sie ein Bild oder ein anderes Werk ohne Erlaubnis benutzt haben, und will Geld.',
  },
  'fr.other.copy-who': {
    says: 'Arcom ist eine öffentliche Behörde. Sie verlangt nie Geld per Brief oder E-Mail.',
  },
  'fr.other.copy-who-private': {
    says: 'Solche Briefe kommen meist von Firmen, die für Bildagenturen handeln. Sie sind kein Gericht.',
  },
  'fr.other.copy-reality': {
    says: 'Eine Warnung ist keine Geldbuße. Erst nach wiederholten Fällen kann ein Richter eine Geldbuße geben, bis zu 1.500 €.',
  },
  'fr.other.copy-reality-photo': {
    says: 'Man muss zeigen, dass das Werk eigen ist, wem die Rechte gehören und wie hoch der Schaden ist. Die erste Summe ist oft hoch.',
  },
  'fr.other.copy-rights': {
    says: 'Sie können Beweise und Einzelheiten verlangen und Ihre Seite sagen.',
  },
  'fr.other.copy-not-yet': { says: 'Ohne Richter kann man Sie nicht zum Zahlen zwingen.' },
  'fr.other.copy-step-secure': {
    says: 'Ändern Sie Ihr WLAN-Passwort, sprechen Sie mit den Menschen zu Hause und löschen Sie Tauschprogramme.',
  },
  'fr.other.copy-step-remove': {
    says: 'Nehmen Sie das Bild herunter und sichern Sie, was gezeigt wurde, wo und wie lange.',
  },
  'fr.other.copy-step-proof': {
    says: 'Verlangen Sie Beweise für die Rechte, die Nutzung und die Summe. Unterschreiben Sie noch nichts.',
  },
  'fr.other.copy-step-advice': {
    says: 'Fragen Sie einen point-justice (3039) oder einen Anwalt, wenn Geld verlangt wird.',
  },
  'fr.other.copy-right-proof': { says: 'Wer etwas fordert, muss es beweisen.' },
  'fr.other.copy-right-details': {
    says: 'Sie haben das Recht, Arcom zu fragen, welche Werke gemeint sind, und Anmerkungen zu schicken.',
  },
  'fr.other.copy-option-proof': {
    title: 'Beweise und Einzelheiten verlangen',
    says: 'Schreiben Sie, verlangen Sie Beweise und sagen Sie Ihre Seite. Geben Sie nichts zu, dessen Sie nicht sicher sind.',
    cost: 'Nichts.',
    time: 'Eine Stunde.',
    risk: 'Gering.',
    bestFor: 'Sie sind nicht sicher, worum es geht.',
  },
  'fr.other.copy-option-deal': {
    title: 'Den normalen Lizenzpreis anbieten',
    says: 'Haben Sie es benutzt, bieten Sie an, was eine Lizenz am Markt kostet.',
    cost: 'Der Lizenzpreis.',
    time: 'Einige Briefe.',
    risk: 'Man kann ablehnen und vor Gericht gehen.',
    bestFor: 'Sie haben das Bild benutzt, und es gehört der anderen Seite.',
  },
}
