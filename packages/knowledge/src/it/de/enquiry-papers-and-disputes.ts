/** The German words of the rows in ../enquiry-papers-and-disputes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_WORDS: Words = {
  'it.ask.trial-period': {
    says: 'In der Probezeit (periodo di prova) können beide Seiten ohne Grund beenden. Sie muss vor dem ersten Arbeitstag unterschrieben sein und Ihre Aufgaben nennen. Wenn nicht, ist es eine normale Kündigung, und Sie haben 60 Tage.',
    dependsOn: 'was Sie unterschrieben haben und wann',
  },
  'it.ask.warning-letter': {
    says: 'Antworten Sie innerhalb von fünf Tagen schriftlich, oder bitten Sie um eine Anhörung mit der Gewerkschaft. Vorher darf keine Strafe kommen. Gegen eine Strafe haben Sie 20 Tage für eine Kommission beim Arbeitsinspektorat (Ispettorato del lavoro).',
  },
  'it.ask.repairs': {
    says: 'Schreiben Sie per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC), mit Fotos. Alle außer den kleinen Reparaturen muss der Vermieter machen. Ist es dringend, sagen Sie es ihm. Dann dürfen Sie es selbst machen und das Geld verlangen.',
  },
  'it.ask.condominium': {
    says: 'Jeder Eigentümer zahlt nach seinem Anteil. Einen Beschluss (delibera) können Sie innerhalb von 30 Tagen anfechten. Waren Sie nicht dabei, zählen sie ab der Mitteilung an Sie. Für genehmigte Kosten kann ein Richter die sofortige Zahlung anordnen.',
    dependsOn: 'was die Versammlung beschloss und wann',
  },
  'it.ask.guarantor': {
    says: 'Sie haften nur für das Unterschriebene, mit den Einwänden des Schuldners. Sie können frei sein, wenn die Bank den Schuldner nicht innerhalb von sechs Monaten verklagte. Was Sie zahlen, können Sie vom Schuldner zurückfordern.',
    dependsOn: 'was in Ihrem unterschriebenen Papier steht',
  },
  'it.ask.precetto': {
    says: 'Sie haben zehn Tage, bevor man pfänden darf. Sehen Sie nach, welchen Titel das Papier nennt und ob Sie ihn je bekamen. Formfehler müssen Sie innerhalb von 20 Tagen rügen. Gehen Sie jetzt zu einem Anwalt, oder bieten Sie einen Plan an.',
  },
  'it.ask.early-notice': {
    says: 'Sie haben 60 Tage. Zahlen Sie rechtzeitig, sinkt die Strafe auf ein Drittel, wenn Sie möchten in bis zu 20 Raten. Ist es falsch, bitten Sie das Steueramt (Agenzia delle Entrate) vor dem letzten Tag um Berichtigung (CIVIS).',
  },
  'it.ask.auto-renewal': {
    says: 'Verlängert sich ein Dienst von selbst, muss man Sie 30 Tage vor dem Ende schriftlich warnen. Geschah das nicht, können Sie bis zum nächsten Ende jederzeit kostenlos gehen.',
    dependsOn: 'ob man Sie rechtzeitig gewarnt hat',
  },
  'it.ask.police-summons': {
    says: 'Gehen Sie an dem Tag hin, oder rufen Sie vorher Ihren Anwalt an. Fragen Sie, ob Sie als Zeuge oder als Verdächtiger (indagato) kommen. Ein Verdächtiger darf schweigen und muss einen Anwalt haben, bei kleinem Einkommen kostenlos.',
  },
  'it.ask.legal-aid': {
    says: 'Fragen Sie die Anwaltskammer (Ordine degli avvocati) mit einem unterschriebenen Formular zum Einkommen. Die Grenze ändert sich alle zwei Jahre und zählt Mitbewohner. Bei Trennung zählt nur Ihr Einkommen. Sie wählen den Anwalt aus der Liste.',
  },
  'it.ask.water-damage': {
    says: 'Machen Sie Fotos und schreiben Sie per Einschreiben an Nachbar, Verwalter und Versicherung. Es zahlt, wer für das Rohr sorgt, außer bei Zufall. Sie haben fünf Jahre. Beim condominio kommt die Mediation vor dem Gericht.',
  },
}
