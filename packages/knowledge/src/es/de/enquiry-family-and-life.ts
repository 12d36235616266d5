/** The words of the rows in ../enquiry-family-and-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_DE: Words = {
  'es.ask.overtime': {
    says: 'Schreiben Sie Ihre Stunden selbst auf. Überstunden werden bezahlt oder binnen vier Monaten als Ruhe gegeben, und meist dürfen Sie ablehnen. Sie haben ein Jahr Zeit.',
  },
  'es.ask.holiday-days': {
    says: 'Sie haben mindestens 30 Kalendertage im Jahr und müssen die Daten zwei Monate vorher kennen. Setzt die Firma andere fest, klagen Sie binnen 20 Werktagen.',
  },
  'es.ask.child-support': {
    says: 'Bitten Sie das Gericht, das sie festsetzte, um Vollstreckung. Es kann Lohn ohne die normale Grenze pfänden. Zwei Monate in Folge oder vier insgesamt unbezahlt können strafbar sein.',
  },
  'es.ask.inherit-debts': {
    says: 'Wer annimmt, zahlt die Schulden auch mit eigenem Geld. Sie können ausschlagen oder nur mit dem Nachlass haften (a beneficio de inventario). Gehen Sie zum Notar und rühren Sie vorher nichts an.',
    dependsOn: 'ob und wie Sie annehmen',
  },
  'es.ask.noise': {
    says: 'Rufen Sie jedes Mal die Ortspolizei, damit es einen Bericht gibt. Die Eigentümergemeinschaft kann Ruhe verlangen und dann klagen. Bitten Sie die Stadt, eine Bar zu messen.',
  },
  'es.ask.used-car': {
    says: 'Beim Händler haben Sie drei Jahre Garantie, oder mindestens eines, wenn es so vereinbart ist. Bei einer Privatperson sind es sechs Monate für versteckte Mängel.',
    dependsOn: 'wer es verkauft hat',
  },
  'es.ask.benefit-refused': {
    says: 'Legen Sie beim Amt binnen 30 Werktagen Widerspruch ein (reclamación previa). Nach einem Nein oder 45 Tagen Schweigen haben Sie 30 Werktage für die Klage. Beides ist kostenlos.',
  },
  'es.ask.divorce': {
    says: 'Sie können sich drei Monate nach der Hochzeit ohne Grund scheiden lassen. Sind Sie einig und ohne Kinder unter 18, reicht ein Notar. Sonst gehen Sie zum Gericht.',
  },
  'es.ask.fine-too-old': {
    says: 'Ein leichter Verstoß verjährt nach drei Monaten, ein schwerer nach sechs, wenn nichts Sie erreichte. Eine endgültige Strafe verjährt nach vier Jahren.',
    dependsOn: 'wie schwer es ist und was Sie erreichte',
  },
  'es.ask.joint-account': {
    says: 'Notieren Sie Stand und Daten, und bitten Sie die Bank, das Konto zu sperren oder zwei Unterschriften zu verlangen. Ihr Anteil lässt sich in der Scheidung fordern. Ein Richter kann Eilmaßnahmen anordnen. Gehen Sie bald zu einem Anwalt.',
  },
  'es.ask.neighbour-camera': {
    says: 'Die Kamera eines Nachbarn darf sein eigenes Heim filmen, nicht Ihres, Treppe oder Straße. Bitten Sie schriftlich, sie wegzudrehen. Sonst gratis beschweren bei: AEPD.',
  },
  'es.ask.see-children': {
    says: 'Notieren Sie jeden verweigerten Tag mit Nachrichten. Bitten Sie das Gericht um Durchsetzung: Es kann strafen, Tage ersetzen und die Sorge ändern. Zahlen Sie weiter Unterhalt. Mit wenig Einkommen ist der Anwalt gratis.',
  },
  'es.ask.medical-error': {
    says: 'Verlangen Sie jetzt eine Kopie Ihrer Krankenakte und gehen Sie zu einem anderen Arzt. Gegen ein öffentliches Krankenhaus haben Sie ein Jahr. Bei einem privaten hängt es vom Fall ab: Schreiben Sie auch binnen eines Jahres.',
  },
  'es.ask.defamation': {
    says: 'Sichern Sie es mit Adresse und Tag, am besten beim Notar. Lassen Sie es löschen. Vor dem Zivilgericht haben Sie vier Jahre für Geld. Für schwere Beleidigung oder falschen Vorwurf (querella) ein Jahr.',
  },
}
