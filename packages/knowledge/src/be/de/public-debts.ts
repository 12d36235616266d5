/** The German words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'be.state.want': {
    says: 'Das Geld wird dem Staat, einer Gemeinde oder einer anderen öffentlichen Stelle geschuldet. Sie hat eigene Machtmittel.',
  },
  'be.state.who-federal': {
    says: 'Das föderale Finanzamt (SPF Finances, FOD Financiën) treibt Steuern, Bußgelder und andere Schulden für den Staat ein. Seine Macht ist größer als die privater Gläubiger.',
  },
  'be.state.who-local': {
    says: 'Eine Gemeinde ist eine öffentliche Stelle. Für manche unbezahlte Rechnungen kann sie selbst einen Zahlungsbefehl schreiben.',
  },
  'be.state.reality-federal': {
    says: 'Es schafft sich selbst einen Titel. Damit kann es per Einschreiben einen Teil von Lohn oder Konto pfänden, ohne Gericht.',
  },
  'be.state.reality-local': {
    says: 'Für eine Schuld, die niemand bestreitet, kann die Gemeinde selbst einen Befehl erlassen (contrainte, dwangbevel). Damit kann ein Gerichtsvollzieher ohne Gericht pfänden.',
  },
  'be.state.not-yet-local': {
    says: 'Vor so einem Befehl für eine Rechnung muss die Gemeinde Sie per Einschreiben mahnen. Dann muss ein Gerichtsvollzieher den Befehl zustellen.',
  },
  'be.state.rights': {
    says: 'Sie können fragen, worauf die Schuld beruht, sie mit Gründen bestreiten und um Raten bitten.',
  },
  'be.state.know-pay': {
    says: 'Ein Teil von Lohn oder Leistung ist immer sicher, auch vor Staat und Gemeinde.',
  },
  'be.state.right-dispute': {
    says: 'Bestreiten Sie eine falsche Rechnung der Gemeinde schriftlich mit Gründen. Solange Ihre Beschwerde läuft, darf sie dafür keinen Befehl erlassen.',
  },
  'be.state.right-court': {
    says: 'Hat ein Gerichtsvollzieher einen Befehl der Gemeinde zugestellt? Sie können vor Gericht gehen. Holen Sie sofort Rat: Die Frist kann nur einen Monat lang sein.',
  },
  'be.state.right-wait': {
    says: 'Vor einer Pfändung muss das Finanzamt meist eine Zahlungsaufforderung schicken und einen Monat warten.',
  },
  'be.state.right-plan': {
    says: 'Sie können das Finanzamt um Raten bitten, meist bis zu zwölf Monate. Bei dauernder Not sind bis zu fünf Jahre möglich.',
  },
  'be.state.step-check': {
    says: 'Bitten Sie schriftlich um die Rechnung oder Entscheidung hinter der Summe. Ist sie falsch, bestreiten Sie sie jetzt per Einschreiben.',
  },
  'be.state.step-plan': {
    says: 'Können Sie nicht gleich zahlen? Bitten Sie die Stelle vor dem Termin um Raten, die Sie durchhalten können.',
  },
  'be.state.order-bailiff': {
    says: 'Der Brief nennt einen Befehl einer öffentlichen Stelle (contrainte, dwangbevel). Damit kann ein Gerichtsvollzieher ohne Gericht pfänden. Suchen Sie sofort die Einspruchsfrist.',
  },
}
