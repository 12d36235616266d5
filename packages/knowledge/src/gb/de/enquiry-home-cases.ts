/** Fragen zur Wohnung in besonderen Fällen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_CASES_DE: Words = {
  'gb.ask-housing.deposit-no-scheme': {
    says: 'Ja. War sie nie geschützt, können Sie beim Gericht die Kaution und das Ein- bis Dreifache verlangen. Das geht sechs Jahre, auch nach dem Auszug. Normale Abnutzung zahlen Sie nicht.',
  },
  'gb.ask-housing.rent-rise-no-form': {
    says: 'Nein. Ein privater Vermieter muss Form 4A nehmen, zwei Monate geben und 52 Wochen nach der letzten Erhöhung warten. Zahlen Sie die alte Miete weiter. Nein zu sagen ist kein gesetzlicher Grund für eine Räumung.',
  },
  'gb.ask-housing.deposit-cap': {
    says: 'In England sind höchstens fünf Wochenmieten erlaubt. Bei einer Jahresmiete ab £50,000 sind es sechs. Was darüber liegt, können Sie zurückverlangen.',
  },
  'gb.ask-housing.section-21-dated': {
    says: 'Nein, an diesem Tag müssen Sie nicht ausziehen. Nur ein Gericht kann es anordnen. Eine section 21 notice von vor dem 1. Mai 2026 zählt nur, wenn bis 31. Juli 2026 geklagt wurde. Schlösser tauschen ist eine Straftat.',
  },
  'gb.ask-housing.section-21-now': {
    says: 'Nein. Section 21 endete für private Mieter in England am 1. Mai 2026. Eine Kündigung nach dem 30. April 2026 wirkt nicht. Eine ältere zählt nur, wenn bis 31. Juli 2026 geklagt wurde.',
  },
  'gb.ask-housing.cleaning-charge': {
    says: 'Sie dürfen von der Kaution nur verlangen, was es kostet, diesen Zustand wieder herzustellen. Eine Profi-Reinigung dürfen sie nicht vorschreiben. Verlangen Sie Belege und nutzen Sie das deposit scheme.',
    dependsOn: 'wie sauber die Wohnung beim Einzug war',
  },
  'gb.ask-housing.scotland-factor': {
    says: 'Schreiben Sie dem Verwalter (factor). Verlangen Sie die Angebote, die Abstimmung und die Regel in Ihren title deeds, nach der er handeln darf. Sagen diese nichts anderes, brauchen die meisten Reparaturen eine Mehrheit der Eigentümer. Antwortet er nicht gut, beschweren Sie sich und gehen Sie dann zum First-tier Tribunal.',
  },
  'gb.ask-housing.section-21-wales': {
    says: 'Nein. Section 21 gilt in Wales seit dem 1. Dezember 2022 nicht mehr. Bei den meisten Verträgen muss eine Kündigung ohne Grund sechs Monate auf einem walisischen Formular geben. Auch dann kann nur ein Gericht Sie zum Auszug zwingen.',
  },
}
