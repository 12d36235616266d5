/** The German words of the rows in ../immigration-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NOTICES_DE: Words = {
  'us.immigration.right-evidence': {
    says: 'Sie haben die Zeit in der Mitteilung, höchstens 12 Wochen, um auf eine Bitte um Beweise (request for evidence) zu antworten. Schicken Sie alles auf einmal: Mehr Zeit gibt es nicht.',
  },
  'us.immigration.step-evidence': {
    says: 'Legen Sie die Mitteilung obenauf, schicken Sie es so, dass es bis zum Tag ankommt, und behalten Sie einen Beweis. Fragen Sie zuerst einen zugelassenen Helfer (accredited) oder einen Anwalt.',
  },
  'us.immigration.right-refusal': {
    says: 'Gegen die meisten Ablehnungen können Sie innerhalb von 30 Tagen Widerspruch (appeal) einlegen oder sie neu prüfen lassen, oder 33, wenn sie per Post kam. Die Mitteilung sagt, was gilt.',
  },
  'us.immigration.right-hearing': {
    says: 'Sie haben das Recht auf eine Anhörung (hearing), auf einen Anwalt auf eigene Kosten, darauf, die Beweise zu sehen, und auf einen Dolmetscher.',
  },
  'us.immigration.step-hearing': {
    says: 'Gehen Sie zu jeder Anhörung (hearing): Verpassen Sie eine, kann ein Richter befehlen, dass Sie das Land verlassen. Sagen Sie dem Gericht jede neue Adresse innerhalb von fünf Tagen.',
  },
  'us.immigration.want-refusal': {
    says: 'Die Einwanderungsbehörde sagt Nein zu Ihrem Formular und nennt ihre Gründe. Die Mitteilung sagt, was Sie tun können und bis wann.',
  },
  'us.immigration.step-refusal': {
    says: 'Gehen Sie diese Woche zu einem Anwalt für Einwanderung oder einem zugelassenen Helfer. Bringen Sie die Mitteilung und Ihre ganze Akte mit, und notieren Sie den letzten Tag für das Formular I-290B.',
  },
  'us.immigration.right-status': {
    says: 'Ab 180 Tagen unerlaubtem Aufenthalt kann eine Ausreise die Rückkehr für drei Jahre sperren, ab einem Jahr für zehn. Fragen Sie einen Anwalt, bevor Sie handeln.',
  },
  'us.visa.want': {
    says: 'Das Konsulat gibt das Visum jetzt nicht. 221(g) heißt, dass Papiere oder Prüfungen fehlen. 214(b) heißt, dass es zweifelt, ob Sie heimkehren.',
  },
  'us.visa.right': {
    says: 'Die Ablehnung muss den Paragrafen nennen. Einen Widerspruch gibt es meist nicht, aber Sie können fehlende Papiere schicken oder mit neuen Beweisen neu beantragen.',
  },
  'us.visa.step': {
    says: 'Schicken Sie innerhalb eines Jahres, was das Konsulat verlangt. Verschweigen Sie eine Ablehnung nie in einem späteren Formular: Eine falsche Antwort kann Sie für immer sperren.',
  },
}
