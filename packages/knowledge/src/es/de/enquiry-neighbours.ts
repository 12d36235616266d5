/** Questions about noise, cameras, water damage and community dues: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_DE: Words = {
  'es.ask.noise': {
    says: 'Rufen Sie jedes Mal die Ortspolizei, damit es einen Bericht gibt. Die Eigentümergemeinschaft kann Ruhe verlangen und dann klagen. Bitten Sie die Stadt, eine Bar zu messen.',
  },
  'es.ask.neighbour-camera': {
    says: 'Die Kamera eines Nachbarn darf sein eigenes Heim filmen, nicht Ihres, Treppe oder Straße. Bitten Sie schriftlich, sie wegzudrehen. Sonst gratis beschweren bei: AEPD.',
  },
  'es.ask.community-dues': {
    says: 'Ein Eigentümer muss seinen Teil der gemeinsamen Kosten zahlen. Einen Beschluss können Sie binnen drei Monaten anfechten, bei Rechtsverstoß binnen eines Jahres, aber zahlen oder hinterlegen Sie zuerst. Verlangen Sie das Protokoll. Beiträge verjähren nach fünf Jahren.',
    dependsOn: 'was die Versammlung beschloss und wann',
  },
  'es.ask.water-damage': {
    says: 'Machen Sie Fotos und melden Sie es sofort schriftlich Versicherung und Nachbar. Für ein Leck der Wohnung zahlt, wer oben wohnt, für gemeinsame Rohre die Gemeinschaft. Sie haben ein Jahr: Schicken Sie ein burofax.',
  },
  'es.ask.squatters': {
    says: 'Rufen Sie sofort die Polizei (112 oder 091) und zeigen Sie die Besetzung an, mit Grundbuchauszug oder Mietvertrag und Ausweis. Ist es Ihre eigene Wohnung, auch eine zweite, ist es Hausfriedensbruch: Die Polizei kann rasch räumen. Seit April 2025 gibt es dafür Schnellverfahren. Sonst geht die schnelle Klage auf Besitz: Wer in fünf Tagen kein Recht zeigt, muss gehen. Tauschen Sie nicht selbst die Schlösser und stellen Sie nichts ab: Das kann strafbar sein. Ein Mieter, der nicht zahlt, ist ein anderer Fall.',
  },
}
