/** Rights against an insurer that refuses or cuts a claim: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_RIGHTS_DE: Words = {
  'gb.insurance.right-fair': {
    says: 'Sie haben das Recht auf schnelle und faire Bearbeitung. Ohne guten Grund darf die Versicherung nicht ablehnen.',
  },
  'gb.insurance.right-answers': {
    says: 'Beim Abschluss mussten Sie nur mit angemessener Sorgfalt antworten. Sie mussten nicht raten, was sie noch wissen will.',
  },
  'gb.insurance.right-careless': {
    says: 'War eine falsche Antwort nur nachlässig und nicht Absicht, darf sie nicht in jedem Fall alles ablehnen. Sie muss tun, was sie bei richtiger Antwort getan hätte.',
  },
  'gb.insurance.right-term': {
    says: 'Haben Sie eine Bedingung verletzt, die mit dem Schaden nichts zu tun hat, soll das allein den Anspruch nicht beenden.',
  },
  'gb.insurance.right-plain': {
    says: 'Kann eine Klausel zwei Dinge bedeuten, gilt die für Sie bessere Bedeutung.',
  },
  'gb.insurance.right-ombudsman': {
    says: 'Nach acht Wochen oder einer letzten Antwort können Sie kostenlos zum Financial Ombudsman.',
  },
  'gb.insurance.value-reality': {
    says: 'Das ist ein Angebot für Ihr Auto. Sie können mehr verlangen, bevor Sie Ja sagen.',
  },
  'gb.insurance.right-value': {
    says: 'Sie muss zahlen, was ein Händler kurz davor für Ihr Auto verlangt hätte. Der Ombudsman prüft die Preislisten und Belege wie Anzeigen.',
  },
  'gb.insurance.step-value': {
    says: 'Bevor Sie Ja sagen, fragen Sie, welche Preislisten sie nahm. Schicken Sie Anzeigen von Händlern für das gleiche Modell mit gleichem Alter und Kilometerstand.',
  },
}
