/** The German words of the rows in ../special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SPECIAL_HOMES_DE: Words = {
  'fr.homes.sls-right': {
    says: 'Die Zusatzmiete (SLS) ist nur fällig, wenn Ihr Einkommen mindestens 20 % über der Grenze liegt. Eine Pauschale wegen fehlendem Formular ist vorläufig: Mit Steuerbescheid wird neu gerechnet, auch rückwirkend.',
  },
  'fr.homes.sls-step': {
    says: 'Schicken Sie Umfrage und letzten Steuerbescheid heute per Einschreiben. Vor der Pauschale muss eine Mahnung gekommen sein. Bitten Sie um Raten.',
  },
  'fr.homes.unsafe-want': {
    says: 'Die Stadt oder der Präfekt hält das Gebäude für gefährlich oder ungesund und ordnet Arbeiten an oder verbietet das Wohnen.',
  },
  'fr.homes.unsafe-step': {
    says: 'Heben Sie Anordnung und Datum auf. Mieter schreiben dem Vermieter: keine Miete, andere Wohnung. Eigentümer antworten der Stadt, holen Fachleute und fragen die Anah nach Hilfe.',
  },
  'fr.homes.unsafe-rent': {
    says: 'Nach einem Bescheid über eine unsichere oder ungesunde Wohnung ist ab dem nächsten Monat keine Miete fällig, bis er aufgehoben ist. Ist Wohnen dort verboten, muss der Eigentümer die Mieter anders unterbringen und zahlen.',
  },
  'fr.homes.unsafe-owner': {
    says: 'Der Eigentümer muss vorher gehört werden, außer bei großer Gefahr, und hat die Frist der Anordnung. Danach arbeitet die Stadt auf seine Kosten, mit Tagesstrafe. Klage in zwei Monaten.',
  },
  'fr.homes.hostel-right': {
    says: 'Ein Wohnheim darf wegen Schulden nur nach Mahnung kündigen: drei Monate nacheinander unbezahlt oder ein Rest von zwei Monaten. Nur ein Gericht kann Sie räumen lassen.',
  },
}
