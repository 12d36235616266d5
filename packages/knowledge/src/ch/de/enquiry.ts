/** Questions. `asks` holds the words people type, in German, French, Italian and English: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'ch.ask.step-debt': { says: 'Sammeln Sie Ihre Briefe und fragen Sie die Schuldenberatung.' },
  'ch.ask.right-debt': {
    says: 'Sie können jeden Zahlungsbefehl in zehn Tagen mit Rechtsvorschlag stoppen.',
  },
  'ch.ask.step-home': { says: 'Fragen Sie den Mieterverband. Dreissig Tage sind kurz.' },
  'ch.ask.right-home': { says: 'Eine Wohnungskündigung gilt nur auf dem amtlichen Formular.' },
  'ch.ask.step-work': { says: 'Verlangen Sie den Grund schriftlich und melden Sie sich beim RAV.' },
  'ch.ask.right-work': { says: 'Sie haben Anspruch auf ein bis drei Monate Kündigungsfrist.' },
  'ch.ask.order': {
    says: 'Bestreiten Sie? Erheben Sie in zehn Tagen Rechtsvorschlag. Das ist gratis. Stimmt es, zahlen Sie in zwanzig Tagen.',
  },
  'ch.ask.hide': {
    says: 'Nach Rechtsvorschlag können Sie nach drei Monaten die Nichtbekanntgabe verlangen, wenn der Gläubiger nichts tat. Er kann auch zurückziehen.',
    dependsOn: 'was der Gläubiger tat',
  },
  'ch.ask.fees': {
    says: 'Meist schulden Sie die Rechnung und 5 % Zins, nicht die Inkassokosten. Weiteren Schaden muss der Gläubiger beweisen.',
  },
  'ch.ask.old': {
    says: 'Miete, Lohn, Arzt und Wiederkehrendes: fünf Jahre. Meist zehn. Verlustschein: zwanzig. Eine Zahlung startet neu.',
    dependsOn: 'wofür es ist',
  },
  'ch.ask.seize': {
    says: 'Das Amt lässt Ihnen das Existenzminimum: Essen, Miete, bezahlte Prämien, Berufskosten. Beschwerde in zehn Tagen.',
    dependsOn: 'Ihre Kosten',
  },
  'ch.ask.notice': {
    says: 'Prüfen Sie das amtliche Formular. Schreiben Sie in dreissig Tagen der Schlichtungsbehörde. Das ist gratis.',
  },
  'ch.ask.rise': {
    says: 'Sie braucht das Formular, zehn Tage vor Beginn der Kündigungsfrist. Sie haben dreissig Tage, um gratis anzufechten.',
    dependsOn: 'Formular und Grund',
  },
  'ch.ask.deposit': {
    says: 'Sie ist höchstens drei Monatsmieten, auf Ihrem Konto. Klagt der Vermieter ein Jahr nicht, zahlt die Bank sie Ihnen.',
    dependsOn: 'ob der Vermieter etwas fordert',
  },
  'ch.ask.fired': {
    says: 'Verlangen Sie den Grund. Erheben Sie vor Ende der Frist Einsprache, wenn es missbräuchlich ist. Dann haben Sie 180 Tage.',
  },
  'ch.ask.withdraw': {
    says: 'Es gibt kein allgemeines Widerrufsrecht. Viele Shops erlauben es. Bei Tür- und Telefonverkauf sind es vierzehn Tage.',
  },
  'ch.ask.fine': {
    says: 'Ordnungsbusse: dreissig Tage. Strafbefehl: in zehn Tagen schriftlich Einsprache, sonst ist er endgültig.',
  },
  'ch.ask.own-claim': {
    says: 'Schreiben Sie und setzen Sie eine letzte Frist. Dann stellen Sie das Betreibungsbegehren am Wohnort des Schuldners; die Gebühr schiessen Sie vor. Bei Rechtsvorschlag gehen Sie ohne Anwalt zur Schlichtungsbehörde (Friedensrichter). Sie kann bis 2000 Franken entscheiden und bis 10 000 einen Entscheid vorschlagen.',
  },
  'ch.ask.debt-officer-home': {
    says: 'Bei der Pfändung müssen Sie Räume und Schränke öffnen und alles angeben, was Sie haben und verdienen. Sonst kann die Polizei kommen. Ihnen bleibt aber das Nötige: Kleider, Möbel, Werkzeug, Essen und das Existenzminimum. Ist es falsch, Beschwerde in zehn Tagen. Ein privates Inkassobüro darf nie hinein.',
  },
  'ch.ask.account-seized': {
    says: 'Schreiben Sie sofort dem Betreibungsamt, mit Belegen für Miete, wirklich bezahlte Prämien, Arbeitskosten und Kinder. Es muss Ihnen das Existenzminimum lassen und bei Änderungen neu rechnen. AHV, IV und Ergänzungsleistungen sind unpfändbar. Gegen eine falsche Rechnung Beschwerde in zehn Tagen. Das ist gratis.',
  },
  'ch.ask.reminder-fees': {
    says: 'Mahngebühren schulden Sie nur, wenn Vertrag oder AGB den Betrag nennen. Sonst gibt das Gesetz 5 % Zins ab Verzug, und weiterer Schaden muss bewiesen werden. Zahlen Sie die Rechnung selbst und schreiben Sie, dass Sie die Gebühren nicht schulden.',
  },
  'ch.ask.register-time': {
    says: 'Dritte sehen den Eintrag bis fünf Jahre nach dem Ende der Betreibung. Auch eine bezahlte bleibt, ausser der Gläubiger zieht sie zurück: Verlangen Sie das beim Zahlen. Nach Rechtsvorschlag können Sie nach drei Monaten verlangen, dass das Amt sie nicht zeigt, wenn der Gläubiger nichts tat. Das kostet 40 Franken.',
  },
}
