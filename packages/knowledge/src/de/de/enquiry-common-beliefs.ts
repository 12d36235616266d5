/** Questions that rest on a common belief about work and benefits: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_DE: Words = {
  'de.ask-job.no-written-contract': {
    says: 'Sie haben auch ohne Papier die vollen Rechte: Lohn, Mindestlohn, bezahlten Urlaub und Lohn bei Krankheit. Ein mündlicher Arbeitsvertrag gilt. Der Arbeitgeber muss Ihnen die wichtigsten Bedingungen in Textform geben. Nur eine Befristung und eine Kündigung brauchen Papier. Lohn steht Ihnen auch ohne Arbeitserlaubnis zu. Sichern Sie Nachrichten, Fotos und Namen, und schreiben Sie Ihre Stunden auf. Fordern Sie den Lohn schriftlich.',
  },
  'de.ask-debt.benefit-seized': {
    says: 'Was Jobcenter oder Sozialamt Ihnen noch zahlen müssen, ist unpfändbar. Auf Ihrem Konto ist es anders: Dort schützt nur ein P-Konto. Es sichert mindestens 1.590 € im Monat, mit Kindern mehr. Bitten Sie Ihre Bank jetzt um ein P-Konto. Erspartes darüber und teure Dinge, die Sie nicht brauchen, können trotzdem gepfändet werden. Seit Juli 2026 heißt das Bürgergeld Grundsicherungsgeld.',
  },
  'de.ask-benefit.cut-how-much': {
    says: 'Nicht wegen eines verpassten Termins: Der allein bringt keine Kürzung. Verpassen Sie mehr, fallen 30 % des Regelbedarfs für einen Monat weg. Eine verletzte Pflicht kostet 30 % für drei Monate. Das Geld für die Miete bleibt. Ganz wegfallen kann es nur, wenn Sie drei in Folge verpassen oder eine echte Stelle mit Absicht ablehnen. Keine Kürzung bei wichtigem Grund, etwa Krankheit. Gehen Sie hin, mit Nachweis, und widersprechen Sie binnen eines Monats.',
  },
  'de.ask-benefit.moving-in-together': {
    says: 'Durch eine gemeinsame Wohnung allein verlieren Sie es nicht. Mitbewohner behalten je ihren Anspruch und zahlen ihren Teil der Miete. Ein Paar, das füreinander einsteht, gilt als ein Haushalt (Bedarfsgemeinschaft): Dann zählen beide Einkommen. Das Jobcenter darf das nach einem Jahr, mit gemeinsamem Kind oder bei Zugriff auf das Geld des anderen vermuten. Sie können das Gegenteil zeigen. Melden Sie den Umzug, und widersprechen Sie binnen eines Monats, wenn falsch gerechnet wird.',
  },
  'de.ask-debt.lawyer-needed': {
    says: 'Am Amtsgericht meist nicht. Seit 1. Januar 2026 verhandelt es Geldforderungen bis 10.000 €, und Mietsachen in jeder Höhe. Darüber entscheidet das Landgericht, und dort brauchen Sie einen Anwalt. Auch für die Berufung brauchen Sie einen, und beim Unterhalt oder wenn Sie die Scheidung beantragen. Vor Arbeits- und Sozialgericht brauchen Sie zuerst keinen. Mit wenig Geld beantragen Sie Prozesskostenhilfe.',
    dependsOn: 'Gericht und Betrag',
  },
}
