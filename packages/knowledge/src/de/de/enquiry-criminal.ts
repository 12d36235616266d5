/** The German words of the rows in ../enquiry-criminal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_DE: Words = {
  'de.ask-crime.summons': {
    says: 'Als Beschuldigter müssen Sie zur Polizei nicht hin und nichts sagen. Sagen Sie höflich ab und lassen Sie zuerst einen Anwalt die Akte lesen. Als Zeuge müssen Sie nur, wenn die Staatsanwaltschaft es angeordnet hat. Zur Staatsanwaltschaft oder zum Gericht müssen Sie immer.',
  },
  'de.ask-crime.online-threat': {
    says: 'Ist jetzt Gefahr? Rufen Sie 110. Sichern Sie Screenshots mit Name, Datum und Adresse der Seite und antworten Sie nicht. Zeigen Sie es bei der Polizei an, auch online. Bei Beleidigung müssen Sie binnen drei Monaten Strafantrag stellen. Melden Sie den Beitrag der Plattform. Zahlen Sie nie an Erpresser.',
  },
  'de.ask-crime.neighbour-camera': {
    says: 'Eine Kamera darf nur das eigene Grundstück filmen. Ihr Garten, Ihre Tür oder gemeinsame Wege brauchen einen sehr guten Grund; schon eine Kamera, die Sie nur zu filmen scheint, kann zu viel sein. Fordern Sie schriftlich mit Frist, sie wegzudrehen. Danach hilft die Datenschutzaufsicht Ihres Landes oder ein Gericht.',
  },
  'de.ask-crime.penal-order': {
    says: 'Sie haben zwei Wochen ab Zustellung für den Einspruch beim Gericht, ohne Grund. Sie können ihn auf die Höhe beschränken. Können Sie nicht zahlen, bitten Sie die Staatsanwaltschaft um Raten oder gemeinnützige Arbeit. Gehen Sie vor Ablauf zum Anwalt.',
  },
}
