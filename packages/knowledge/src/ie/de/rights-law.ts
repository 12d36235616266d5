/** The German words of the rows in ../rights-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_LAW_DE: Words = {
  'ie.ask.repair-law': {
    says: 'Ihr Vermieter muss die Wohnung in gutem Zustand halten und darf Sie nicht bestrafen, weil Sie fragen. Das RTB kann Reparaturen und Schadenersatz anordnen.',
  },
  'ie.ask.repair-standards': {
    says: 'Die Wohnung muss frei von Feuchtigkeit sein, mit Heizung und Lüftung nach den Standards. Die Gemeinde kann sie kostenlos prüfen.',
  },
  'ie.ask.repair-council': {
    says: 'Die Gemeinde kann einem Vermieter Auflagen machen, der die Standards verletzt, und ihn vor Gericht bringen.',
  },
  'ie.ask.deposit-law': {
    says: 'Die Kaution muss zügig zurückkommen. Nur offene Miete, Rechnungen und Schäden über normale Abnutzung dürfen einbehalten werden.',
  },
  'ie.scam.right-crime': {
    says: 'Wer Sie mit einer falschen Nachricht um Geld bringt, begeht eine Straftat. Melden Sie es bei jeder Garda-Wache.',
  },
  'ie.scam.right-payment-law': {
    says: 'Ging Geld ohne Ihre Zustimmung weg, muss die Bank es meist bis zum nächsten Arbeitstag zurückgeben.',
  },
  'ie.invoice.want': {
    says: 'Eine Firma bittet um Bezahlung für Ware oder Arbeit. Das ist eine Rechnung, keine Drohung.',
  },
  'ie.invoice.right-service': {
    says: 'Arbeit muss sorgfältig und zum vereinbarten Preis sein. Sonst können Sie Nachbesserung oder einen niedrigeren Preis verlangen.',
  },
  'ie.invoice.right-goods': {
    says: 'Ware muss der Beschreibung entsprechen, gut sein und zum Gebrauch taugen.',
  },
  'ie.invoice.step-check': {
    says: 'Prüfen Sie die Beträge, Ihre Zahlungen und die Kontodaten unter einer Nummer, die Sie kennen.',
  },
  'ie.fine.right-law': {
    says: 'Ein Bußgeldbescheid (fixed charge notice) ist ein Angebot zu zahlen. Zahlen Sie nicht, können Sie sich vor dem Richter äußern.',
  },
  'ie.fine.right-name-driver': {
    says: 'Fuhr jemand anderes, nennen Sie Namen und Adresse binnen 28 Tagen.',
  },
  'ie.fine.right-toll': {
    says: 'Eine nicht bezahlte Maut steigt in Stufen. Sie können beim Betreiber mit Belegen Einspruch erheben.',
  },
  'ie.insure.right-proportion': {
    says: 'Sie mussten nur die Fragen der Versicherung ehrlich und sorgfältig beantworten. Ein unschuldiger Fehler beendet den Schutz nicht.',
  },
  'ie.insure.right-forty-days': {
    says: 'Die Versicherung muss Ihre Beschwerde prüfen und binnen 40 Arbeitstagen antworten.',
  },
  'ie.bill.right-regulations': {
    says: 'Ein Energieversorger muss einen kostenlosen Beschwerdeweg haben und darf nur nach den Regeln abschalten.',
  },
  'ie.bill.right-telecom': {
    says: 'Eine Telefonfirma muss ihre Kundencharta einhalten. ComReg kann einen Streit entscheiden.',
  },
  'ie.work.right-procedure': {
    says: 'Vor einer Kündigung müssen Sie den Vorwurf kennen, antworten, jemanden mitbringen und Einspruch erheben können.',
  },
  'ie.work.right-collective': {
    says: 'Fallen viele Stellen weg, muss die Firma zuerst mit der Belegschaft sprechen und 30 Tage warten.',
  },
  'ie.car.right-third': {
    says: 'Ist ein Drittel bezahlt, darf ein Auto im Mietkauf nur mit Gerichtsbeschluss geholt werden. Vorher kommt ein Schreiben, und Sie haben 21 Tage, es in Ordnung zu bringen.',
  },
  'ie.mortgage.right-court': {
    says: 'Der Kreditgeber braucht einen Gerichtsbeschluss für Ihr Haus. Sie können zu jedem Termin gehen und sich erklären.',
  },
  'ie.mortgage.right-adjourn': {
    says: 'Das Gericht kann den Fall ruhen lassen, während Sie eine Schuldenregelung (PIA) beantragen.',
  },
  'ie.breach.want': {
    says: 'Eine Firma teilt mit, dass andere Ihre Daten gesehen haben können. Sie schulden nichts, aber schützen Sie sich.',
  },
  'ie.breach.right-told': {
    says: 'Bei hohem Risiko muss man Sie sofort und klar informieren und sagen, was zu tun ist. Sie können fragen, welche Daten es waren.',
  },
  'ie.breach.right-complain': {
    says: 'Sie können sich kostenlos bei der Datenschutzkommission beschweren und vor Gericht Schadenersatz fordern.',
  },
  'ie.breach.step': {
    says: 'Ändern Sie Ihre Passwörter, informieren Sie die Bank und trauen Sie keinen Anrufen dazu.',
  },
  'ie.mud.right-charge': {
    says: 'Die Umlage braucht einen Haushalt, den die Eigentümer beschlossen haben. Bitten Sie um Abrechnungen und Zeit.',
  },
  'ie.tax.right-lpt': {
    says: 'Bei niedrigem Einkommen können Sie die Grundsteuer (LPT) aufschieben und einen falschen Wert anfechten.',
  },
}
