/** Questions that rest on a common belief about work, tax, debts, insurance and the police: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_DE: Words = {
  'fr.ask-work.no-written-contract': {
    says: 'Sie haben auch ohne Papier alle Rechte: Lohn, Urlaub und einen echten Grund für eine Kündigung. Eine unbefristete Vollzeitstelle braucht kein Papier. Befristung und Teilzeit brauchen es: Sonst zählt die Stelle vor Gericht meist als unbefristet und Vollzeit. Sichern Sie Nachrichten, Lohnzettel, Fotos und Namen. Für Lohn haben Sie drei Jahre, gegen eine Kündigung zwölf Monate.',
  },
  'fr.ask-debt.tax-years-back': {
    says: 'Bei der Einkommensteuer geht es meist drei Jahre zurück. Die Zeit endet am 31. Dezember des dritten Jahres nach dem Einkommensjahr. Zehn Jahre gelten für versteckte Arbeit oder nicht gemeldete Konten im Ausland. Ist ein Bescheid da, hat das Amt vier Jahre zum Eintreiben; eine Aufforderung beginnt sie neu. Ist das Jahr zu alt? Sagen Sie es schriftlich.',
  },
  'fr.ask-debt.overdebt-erased': {
    says: 'Nicht von selbst. Meist bekommen Sie einen Plan von bis zu sieben Jahren mit kleineren Raten. Gelöscht wird nur, wenn Ihre Lage ausweglos ist und Sie nichts von Wert besitzen (rétablissement personnel). Unterhalt, Geldstrafen, Schadenersatz an Opfer und Sozialbetrug bleiben immer. Der Antrag ist kostenlos.',
  },
  'fr.ask-buy.insurer-ends-contract': {
    says: 'Kfz-Haftpflicht: nur bei Alkohol oder Drogen am Steuer, oder wenn der Führerschein wegen des Unfalls einen Monat oder länger weg ist. Andere Verträge: nur, wenn der Vertrag es nach einem Schaden erlaubt. Er endet einen Monat nach dem Brief, mit Grund, und Sie bekommen den Rest der Prämie. Zum Jahrestag darf der Versicherer mit zwei Monaten Frist gehen. Keiner nimmt Sie? Für das Auto muss das BCT einen bestimmen.',
  },
  'fr.ask-buy.phone-searched': {
    says: 'Bei einer bloßen Ausweiskontrolle darf die Polizei nicht ohne Ihr Ja hineinsehen. In einem Verfahren oder Gewahrsam darf sie es beschlagnahmen und auslesen lassen. Vorsicht beim Code: Die Weigerung kann strafbar sein, wenn das Handy einer Tat gedient haben kann und Sie gewarnt wurden. Zur Sache dürfen Sie schweigen. Verlangen Sie einen Anwalt, bevor Sie zum Code etwas sagen.',
  },
}
