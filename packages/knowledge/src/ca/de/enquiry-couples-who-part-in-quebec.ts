/** Questions about the home of couples who part in Quebec: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_DE: Words = {
  'ca.fact.unmarried-home-qc': {
    says: 'In Quebec geben gemeinsame Jahre keinen Anspruch auf das halbe Haus und keinen Unterhalt für Sie, wenn Sie nie geheiratet haben. Die neue Elternunion gilt für Paare mit einem Kind, das nach dem 29. Juni 2025 geboren oder adoptiert wurde. Geld und Arbeit, die den anderen reicher machten, können Sie zurückfordern: sichern Sie Belege. Kindesunterhalt ist zu zahlen, und ein Gericht kann den Elternteil mit den Kindern bleiben lassen. Mediation für Eltern ist kostenlos. Holen Sie Rat, bevor Sie gehen.',
  },
  'ca.fact.married-home-qc': {
    says: 'In Quebec teilen Ehepaare den Wert des Familienvermögens zur Hälfte, gleich auf wessen Namen es läuft. Dazu gehören Familienwohnungen, Möbel, Familienautos und die in der Ehe verdienten Rechte aus Renten und RRSP. Geschenke, Erbschaften und vor der Ehe Bezahltes können abgezogen werden. Ohne Ihr Ja darf die Wohnung nicht verkauft werden. Sie können auch Unterhalt verlangen. Mediation für Eltern ist kostenlos. Holen Sie Rat, bevor Sie unterschreiben.',
  },
}
