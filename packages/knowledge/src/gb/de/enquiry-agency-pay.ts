/** German: the words of the rows in ../enquiry-agency-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGENCY_PAY_DE: Words = {
  'gb.ask-work.agency-equal-pay': {
    says: 'Ja, nach 12 Wochen in derselben Arbeit bekommen Sie Grundlohn, Zeiten und Urlaub wie direkt Angestellte. Fragen Sie die Agentur schriftlich, wie Ihr Lohn berechnet ist; sie hat 28 Tage. Dann helfen Acas und ein Tribunal. Ab dem ersten Tag dürfen Sie die Kantine nutzen und Stellen sehen.',
  },
  'gb.ask-work.camera': {
    dependsOn: 'wohin sie zeigt, warum, und ob man es Ihnen sagte',
    says: 'Kameras sind aus gutem Grund erlaubt, wenn man es Ihnen sagt. Ton ist selten fair, ebenso Filmen, wo man ruht, sich umzieht oder wäscht. Fragen Sie schriftlich nach Grund, Zugriff und Dauer und nach der Datenschutzprüfung. Beim ICO können Sie sich kostenlos beschweren.',
  },
}
