/** Questions of a few words that name a matter and no detail: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_DE: Words = {
  'gb.ask-first.refund': {
    says: 'Defekt oder nicht wie beschrieben: Sie haben 30 Tage, um es gegen den vollen Preis zurückzugeben. Danach darf erst einmal repariert werden. Online oder am Telefon gekauft: Sie können meist 14 Tage nach der Lieferung widerrufen. Gefällt es nur nicht und war es ein Laden, gelten dessen Regeln. Schreiben Sie dem Verkäufer, bei Kartenzahlung auch der Kartenfirma. Sagen Sie uns, was wann falsch war.',
    dependsOn: 'davon, was damit nicht stimmt und wo Sie es gekauft haben',
  },
  'gb.ask-first.landlord': {
    says: 'Schreiben Sie zuerst dem Vermieter, mit Daten und Fotos, und behalten Sie eine Kopie. Bei council oder housing association gibt es ein Beschwerdeverfahren, danach hilft kostenlos der Housing Ombudsman. Bei privaten Vermietern rufen Sie wegen Mängeln, Feuchtigkeit oder Drohungen den council an. Makler müssen in einem redress scheme sein. Zahlen Sie die Miete weiter. Sagen Sie uns, worum es geht.',
  },
  'gb.ask-first.job-lost': {
    says: 'Beantragen Sie heute Universal Credit oder New Style Jobseeker’s Allowance: Sie zählen meist ab dem Antrag. Prüfen Sie das letzte Gehalt: Lohn, Urlaub, Kündigungsfrist, nach zwei Jahren Abfindung (redundancy pay). War es unfair, rufen Sie bald Acas an. Seit 1. Oktober 2026 sind es meist sechs Monate, davor oft drei. Sagen Sie uns, warum es endete und wie lange Sie dort waren.',
  },
  'gb.ask-first.record-boss': {
    says: 'Ein Gespräch, an dem Sie teilnehmen, für sich aufzunehmen ist keine Straftat. Heimlich ist es aber meist ein Verstoß im Job, vor allem wenn die Regeln es verbieten. Ein Arbeitsgericht (tribunal) kann es trotzdem anhören. Lassen Sie nie ein Handy laufen, wenn Sie nicht im Raum sind. Besser: fragen, oder gleich Notizen machen und mailen. Sagen Sie uns, worum es geht.',
    dependsOn: 'von den Regeln Ihrer Firma und davon, warum Sie es tun',
  },
  'gb.ask-first.notice': {
    says: 'Job: nach dem Gesetz eine Woche, wenn Sie einen Monat dort sind, außer der Vertrag sagt mehr. Wohnung von privat: in England zwei Monate, zum Ende eines Mietabschnitts, außer Ihr Vertrag erlaubt weniger. In Schottland vier Wochen, in Wales vier Wochen, wenn keine feste Laufzeit gilt. Kündigen Sie schriftlich und behalten Sie eine Kopie. Sagen Sie uns: Job oder Wohnung, und was steht im Vertrag?',
    dependsOn: 'davon, ob es ein Job oder eine Wohnung ist, und wo',
  },
}
