/** The German words of Spain: service contracts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_DE: Words = {
  'es.energy.right-leave': {
    says: 'Sie können einen Stromvertrag für die Wohnung jederzeit ohne Strafe beenden. Im ersten Jahr eines Festpreises darf man höchstens 5 % der restlichen Energie verlangen.',
  },
  'es.energy.right-essential': {
    says: 'Ein Anschluss kann als unverzichtbar gelten und wird dann nicht gesperrt. Das gilt für lebenserhaltende Geräte und für manche Familien, die das Sozialamt betreut.',
  },
  'es.energy.reconnect': {
    says: 'Haben Sie gezahlt, muss der Strom zu Hause binnen 24 Stunden wieder da sein.',
  },
  'es.phone.right-change': {
    says: 'Ändert die Telefonfirma Ihren Vertrag, muss sie es einen Monat vorher sagen. Dann können Sie ohne Strafe gehen.',
  },
  'es.insurance.right-questions': {
    says: 'Sie mussten nur beantworten, was der Versicherer fragte. Nicht zahlen muss er nur, wenn Sie absichtlich oder grob fahrlässig etwas verschwiegen.',
  },
  'es.insurance.right-crash-offer': {
    says: 'Nach einem Unfall hat der Versicherer der Gegenseite drei Monate für ein begründetes Angebot oder Nein. Sie können direkt von ihm fordern, binnen eines Jahres.',
  },
  'es.flight.right-money': {
    says: 'Für einen Flug mit über drei Stunden Verspätung oder spät gestrichen bekommen Sie 250 bis 600 €, außer bei einer unvermeidbaren äußeren Ursache.',
  },
  'es.flight.right-care': {
    says: 'Während Sie warten, schuldet man Ihnen Essen und nachts ein Hotel. Nach einer Streichung wählen Sie: Geld zurück oder ein anderer Flug.',
  },
  'es.phone.right-stay': {
    says: 'Eine Strafe für früheres Gehen muss mit der Restzeit sinken. Verlangen Sie die unterschriebene Bindung und die Rechnung. Beschweren Sie sich gratis beim Telefonamt.',
  },
  'es.bill.right-false-link': {
    says: 'Kam dies per SMS oder E-Mail? Öffnen Sie den Link nicht. Sehen Sie in der App der Firma nach. Falsche Rechnungen sind eine Straftat (estafa).',
  },
  'es.bill.right-false-refund': {
    says: 'Haben Sie Kartendaten auf einer falschen Seite eingegeben, sagen Sie es sofort Ihrer Bank. Zahlungen, die Sie nicht erlaubt haben, muss sie erstatten.',
  },
}
